/** Formats a duration (ms) like a clock: `0:07`, `12:34`, `1:02:03`. */
export function clockTime(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (part: number) => String(part).padStart(2, "0");
  return h > 0 ? `${h}:${padded(m)}:${padded(s)}` : `${m}:${padded(s)}`;
}
