import { chakra } from "@chakra-ui/react/styled-system";
import i18next from "i18next";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Hint, Row } from "#web/features/landing/waysInStyle.ts";
import { areAwaited } from "#web/net/awaitedPeople.ts";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";

/** Fetches the quick match and its texts together, when a pointer or the focus reaches the button. */
async function fetchQuickMatch() {
  const [quickMatch] = await Promise.all([
    import("#web/features/quickMatch/QuickMatch.tsx"),
    i18next.loadNamespaces("quickMatch"),
  ]);
  return quickMatch;
}
const QuickMatch = lazyPart(fetchQuickMatch, ({ QuickMatch }) => QuickMatch);

/** Fetched, with its texts, once somebody waits. */
async function fetchJoin() {
  const [join] = await Promise.all([
    import("#web/features/quickMatch/JoinQueue.tsx"),
    i18next.loadNamespaces("quickMatch"),
  ]);
  return join;
}
const JoinQueue = lazyPart(fetchJoin, ({ JoinQueue }) => JoinQueue);

/** The ways to play with people: to wait for a table with whoever comes, or to join those who wait. */
export function WithOthers() {
  const { t } = useTranslation("landing");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const isAwaited = useStore(areAwaited, false);
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
      {/* Nothing moves when somebody begins to wait. */}
      <chakra.div minHeight={{ base: "4.5rem", sm: "3rem" }}>
        <Suspense fallback={hint}>{isAwaited ? <JoinQueue nobody={hint} /> : hint}</Suspense>
      </chakra.div>
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
