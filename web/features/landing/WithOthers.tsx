import i18next from "i18next";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Afterwards } from "#web/app/afterwards.tsx";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Hint, Row } from "./waysInStyle.ts";

/** Fetches the quick match and its texts together, when a pointer or the focus reaches the button. */
async function fetchQuickMatch() {
  const [quickMatch] = await Promise.all([
    import("../quickMatch/QuickMatch.tsx"),
    i18next.loadNamespaces("quickMatch"),
  ]);
  return quickMatch;
}
const QuickMatch = lazyPart(fetchQuickMatch, ({ QuickMatch }) => QuickMatch);

const QueueLine = lazyPart(
  () => import("../quickMatch/QueueLine.tsx"),
  ({ QueueLine }) => QueueLine,
);

/** The ways to play with people: to wait for a table with whoever comes. */
export function WithOthers() {
  const { t } = useTranslation("landing");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const hint = <Hint>{t("withOthersHint")}</Hint>;
  return (
    <>
      <Row mt="4">
        <Button
          variant="outline"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setDialog("open")}
        >
          {t("withOthers")}
        </Button>
      </Row>
      <Afterwards before={hint}>
        <Suspense fallback={hint}>
          <QueueLine nobody={hint} />
        </Suspense>
      </Afterwards>
      {dialog !== "unused" && (
        <Suspense>
          <QuickMatch isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </>
  );
}

function prepare(): void {
  // Opening it hits the same failure and reports it.
  fetchQuickMatch().catch(() => {});
}
