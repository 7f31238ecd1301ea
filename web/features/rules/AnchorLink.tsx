import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { RuleAnchor } from "#web/game/rules/anchors.ts";
import { icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { named } from "#web/ui/tooltip/named.ts";

/** A sign beside a heading that puts its address into the address bar and, where the browser allows it, copies it. */
export function AnchorLink({ to, title }: { to: RuleAnchor; title: string }) {
  const { t } = useTranslation("rules");
  const copy = async (): Promise<void> => {
    // A page without TLS may not copy; the address bar has it then.
    if (!("clipboard" in navigator)) return;
    await navigator.clipboard.writeText(new URL(`#${to}`, location.href).href);
    showToast({ kind: "success", title: t("copied") });
  };
  const label = t("link", { title });
  return (
    <Sign className="rules-anchor" href={`#${to}`} {...named(label)} onClick={() => copy().catch(() => {})}>
      <LinkIcon />
    </Sign>
  );
}

const LinkIcon = icon(
  "LinkIcon",
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1" />,
);

const Sign = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "11",
    height: "11",
    my: "-3",
    ms: "1",
    borderRadius: "md",
    fontSize: "md",
    verticalAlign: "middle",
    color: "fg.muted",
    // Where nothing can hover, it is always there.
    "@media (hover: hover)": { opacity: "0" },
    "@media (hover: none)": { opacity: "0.7" },
    "*:hover > &": { opacity: "1" },
    _focusVisible: { opacity: "1" },
    _hover: { color: "accent.text" },
  },
});
