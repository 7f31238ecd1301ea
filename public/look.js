// Runs before the page is painted, so that a dark page does not flash light. web/app/theme/look.ts takes over.
(() => {
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("TacLook") ?? "{}");
  } catch {}
  const { classList } = document.documentElement;
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  classList.toggle("dark", look.scheme === "dark" || (look.scheme !== "light" && isSystemDark));
  classList.toggle("colour-blind", look.isColourBlind === true);
})();
