import { useEffect, useEffectEvent } from "react";
import { readPreference } from "#web/preferences/preferenceStore.ts";

/** Where a key is for what has the focus: for a text that is being written, a dialog that is open. */
const takesKeys = "input, textarea, select, [contenteditable], dialog";

/** Presses the card at this index of the hand when its key is pressed, whatever has the focus on the table. */
export function useCardKeys(count: number, onPress: (index: number) => void): void {
  useTableKeys((key) => {
    if (!/^[1-9]$/.test(key) || Number(key) > count) return false;
    onPress(Number(key) - 1);
    return true;
  });
}

/**
 * Listens to single keys on the whole table, unless the user has turned them off.
 * @param onKey returns whether the key is one of its own
 */
export function useTableKeys(onKey: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !(repeat || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented);
    const isElsewhere = target instanceof Element && target.closest(takesKeys) !== null;
    if (!isPlain || isElsewhere || !readPreference("hasCardKeys")) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
