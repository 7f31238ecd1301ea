// Runs before the page is painted, so that a dark page does not flash light. web/preferences/look.ts takes over.
(() => {
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("TacLook") ?? "{}");
  } catch {}
  const { classList } = document.documentElement;
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  classList.toggle("dark", look.scheme === "dark" || (look.scheme !== "light" && isSystemDark));
  classList.toggle("color-blind", look.isColorBlind === true);
})();

// Leads who is here for the first time to the page for that, which the landing page names, before anything is painted.
(() => {
  const { dataset, style } = document.documentElement;
  try {
    if (!dataset.firstVisit || localStorage.getItem("alreadyVisited") !== null) return;
    style.visibility = "hidden";
    location.replace(dataset.firstVisit + location.search + location.hash);
  } catch {}
})();
