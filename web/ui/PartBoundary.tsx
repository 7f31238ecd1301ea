import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Notice } from "./Notice.tsx";

/** A part that the rest of the page can do without: when it fails, it says so in its place, and offers to try again. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(retry) => <PartFailed retry={retry} />}>{children}</ErrorBoundary>;
}

function PartFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error">
      <p>{t("error.part")}</p>
      <Button variant="outline" mt="2" onClick={retry}>
        {t("missing.retry")}
      </Button>
    </Notice>
  );
}
