import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { Button } from "../../Button.tsx";
import { CloseIcon } from "../../icons.tsx";
import { PlayerName } from "../../player/PlayerName.tsx";
import { Field } from "../Field.tsx";
import { type FoundPlayer, usePlayerSearch } from "./usePlayerSearch.ts";

/**
 * A player, found by typing part of the name and chosen from a list: a combobox for pointer and keyboard. Only found
 * players can be chosen; other text disappears when the field loses focus.
 * @param props.onChoose called with the chosen player, and with `null` when the choice is undone
 * @param props.avoid ids of players who are not offered
 */
export function PlayerPicker(props: {
  label: string;
  value: FoundPlayer | null;
  onChoose: (player: FoundPlayer | null) => void;
  avoid?: readonly number[];
  error?: string;
}) {
  const { label, value, onChoose, avoid = [], error } = props;
  const { t } = useTranslation("form");
  const listID = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** A user who leaves the field or presses Enter has finished typing, even if the player has not been found yet. */
  const [doneBy, setDoneBy] = useState<"leaving" | "enter">();
  const { found, isOver, isFailed } = usePlayerSearch(value === null ? typed : "");
  const offered = found?.filter(({ id }) => !avoid.includes(id));
  const isListed = isOpen && offered !== undefined && offered.length > 0;
  const name = typed.trim().toLowerCase();
  const meant = offered?.find(({ username }) => username.toLowerCase() === name);

  const countText = (count: number) => (count === 0 ? t("picker.none") : t("picker.found", { count }));
  const choose = (player: FoundPlayer | null): void => {
    setTyped("");
    setOpen(false);
    setActive(-1);
    setDoneBy(undefined);
    if (player?.id !== value?.id) onChoose(player);
  };
  const type = (text: string): void => {
    if (value !== null) onChoose(null);
    setTyped(text);
    setOpen(true);
    setActive(-1);
    setDoneBy(undefined);
  };
  /** A user who types a whole name means that player, and need not choose from the list. */
  const leave = (): void => {
    if (value !== null || meant !== undefined || isOver) choose(value ?? meant ?? null);
    else setDoneBy("leaving");
  };
  const finish = useEffectEvent(() => {
    if (meant !== undefined || doneBy === "leaving") choose(meant ?? null);
    else setDoneBy(undefined);
  });
  useEffect(() => {
    if (doneBy !== undefined && isOver) finish();
  }, [doneBy, isOver]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered?.length) {
      event.preventDefault();
      setOpen(true);
      setActive((at) => (Math.max(at, step > 0 ? -1 : 0) + step + offered.length) % offered.length);
    } else if (event.key === "Enter" && isListed && active >= 0) {
      event.preventDefault();
      choose(offered[active]);
    } else if (event.key === "Enter" && value === null && name !== "") {
      event.preventDefault();
      if (meant !== undefined) choose(meant);
      else setDoneBy("enter");
    } else if (event.key === "Escape" && isListed) {
      // Closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <chakra.div position="relative">
      <Field
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listID}
        aria-activedescendant={isListed && active >= 0 ? `${listID}-${offered[active]?.id}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.usernameMaxLength}
        placeholder={t("picker.placeholder")}
        value={value?.username ?? typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setOpen(true);
          setDoneBy(undefined);
        }}
        onBlur={leave}
        error={error ?? (isFailed ? t("picker.failed") : undefined)}
        hint={typed === "" || offered === undefined ? undefined : countText(offered.length)}
        aside={
          value && (
            <Button variant="ghost" size="icon" aria-label={t("picker.clear")} onClick={() => choose(null)}>
              <CloseIcon />
            </Button>
          )
        }
      />
      <List id={listID} role="listbox" aria-label={label} hidden={!isListed}>
        {isListed &&
          offered.map((player, at) => (
            <Option
              key={player.id}
              id={`${listID}-${player.id}`}
              role="option"
              aria-selected={at === active}
              ref={(option: HTMLElement | null) => {
                if (at === active) option?.scrollIntoView({ block: "nearest" });
              }}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(player)}
            >
              <PlayerName username={player.username} isNameFirst={false} isClickable={false} />
            </Option>
          ))}
      </List>
    </chakra.div>
  );
}

const List = chakra("ul", {
  base: {
    position: "absolute",
    zIndex: "1",
    // Covers the line below the field, whose message the list shows too.
    top: "4.5rem",
    insetInline: "0",
    maxHeight: "14rem",
    m: "0",
    p: "1",
    overflowY: "auto",
    listStyle: "none",
    border: "1px solid",
    borderColor: "line.control",
    borderRadius: "md",
    bg: "bg.raised",
    boxShadow: "lg",
    "&[hidden]": { display: "none" },
  },
});

const Option = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "11",
    px: "2",
    borderRadius: "sm",
    cursor: "pointer",
    "&:hover, &[aria-selected=true]": { bg: "accent.subtle" },
  },
});
