import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The site in dist/client and the Worker in dist/edge, built and served together. */
export default defineConfig({
  plugins: [react(), cloudflare({ viteEnvironment: { name: "edge" } })],
});
