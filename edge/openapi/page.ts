import { html, raw } from "hono/html";
import type { JsonSchema, OpenApi, Operation } from "./document.ts";

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  section { border-top: 1px solid; padding-block: 0.5rem 1rem; }
  h3 { margin-block: 0.5rem 0; overflow-wrap: anywhere; }
  code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
  pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; border-radius: 0.375rem; white-space: pre-wrap; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; align-items: baseline; }
  dt { font-weight: 700; }
  dd { margin: 0; }
  dd pre { margin: 0; }
  @media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); } }
`;

/** The API's document as a readable page without scripts. `nonce` allows its style. */
export function openApiPage({ info, servers, paths }: OpenApi, nonce: string | undefined) {
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0]));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}: API</title>
        <style nonce="${nonce ?? ""}">${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>${info.title}: API ${info.version}</h1>
          <p>${info.description} The same for programs: <a href="openapi.json">openapi.json</a>.</p>
          ${groups.map(
            ([group, members = []]) =>
              html`<h2>${group}</h2>
                ${members.map(({ path, verb, operation }) =>
                  describe(`${verb.toUpperCase()} ${servers[0].url}${path}`, operation),
                )}`,
          )}
        </main>
      </body>
    </html>`;
}

function describe(call: string, { summary, description, parameters, requestBody, responses }: Operation) {
  return html`<section>
    <h3><code>${call}</code></h3>
    <p>${summary} ${description}</p>
    <dl>
      ${parameters.map(
        ({ name, in: place, required, schema }) =>
          html`<dt><code>${name}</code> (${place}${required ? "" : ", optional"})</dt>
            <dd>${shape(schema)}</dd>`,
      )}
      ${Object.entries(requestBody?.content ?? {}).map(
        ([type, { schema }]) =>
          html`<dt>Body${type === "application/json" ? "" : ` (${type})`}</dt>
            <dd>${shape(schema)}</dd>`,
      )}
      ${Object.entries(responses).map(([status, response]) => {
        const isFailure = Number(status) >= 400;
        const [content] = Object.values(response.content ?? {});
        return html`<dt>${status}</dt>
          <dd>${isFailure ? html`<code>${response.description}</code>` : response.description}
            ${!isFailure && content ? shape(content.schema) : ""}</dd>`;
      })}
    </dl>
  </section>`;
}

/** A schema, on one line if it fits. */
function shape(schema: JsonSchema) {
  const line = JSON.stringify(schema);
  return html`<pre>${line.length <= 90 ? line : JSON.stringify(schema, null, 2)}</pre>`;
}
