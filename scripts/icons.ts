import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { openBrowser } from "./visitors/browser.ts";

/** `node scripts/icons.ts`: makes the pictures for installation and notifications from public/icon.svg, in public/. */
const drawing = readFileSync(join(root, "public/icon.svg"), "utf8");

/** The board's wood, up to the edge: a system crops it to its own shape, but keeps at least the middle 80 %. */
const onWood = `<body style="margin:0;background:#e3c194;display:grid;place-items:center;height:100vh">${drawing.replace("<svg", '<svg width="90%"')}`;

const alone = `<body style="margin:0">${drawing}`;

/** For systems that show only a silhouette, in their own color: the ring with its four balls. */
const shape = `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#fff">
  <circle cx="16" cy="16" r="9.5" fill="none" stroke="#fff" stroke-width="2.5"/>
  <circle cx="16" cy="6" r="5"/><circle cx="26" cy="16" r="5"/><circle cx="16" cy="26" r="5"/><circle cx="6" cy="16" r="5"/></svg>`;

const pictures = [
  { name: "icon-192", size: 192, page: alone },
  { name: "icon-512", size: 512, page: alone },
  { name: "maskable-192", size: 192, page: onWood },
  { name: "maskable-512", size: 512, page: onWood },
  { name: "apple-touch-icon", size: 180, page: onWood },
  { name: "badge", size: 96, page: shape },
];

await runScript(async () => {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    for (const { name, size, page } of pictures) {
      await tab.setViewportSize({ width: size, height: size });
      await tab.setContent(page);
      await tab.screenshot({ path: join(root, `public/${name}.png`), omitBackground: true });
    }
  } finally {
    await browser.close();
  }
});
