import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { TournamentPart } from "../tournamentPart.ts";
import { Buttons } from "./Buttons.tsx";

// Fetched when a pointer or the focus reaches the button.
const fetching = () => import("./RegisterTeam.tsx");
const RegisterTeam = lazyPart(fetching, ({ RegisterTeam }) => RegisterTeam);

function prepare(): void {
  // Opening it hits the same failure and reports it.
  fetching().catch(() => {});
}

/** How somebody with an account gets into the tournament: with a team, or with a partner who is drawn by lot. */
export function SignUpActions({ tournament, viewer, actions }: TournamentPart) {
  const { t } = useTranslation("tournaments");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const hasFreePlace = tournament.registerTeams.some(
    ({ members, asked }) => members.length + asked < tournament.form.playersPerTeam,
  );
  if (tournament.type === "private") return <p>{hasFreePlace ? t("invited.text") : t("invited.noTeams")}</p>;
  const seek = (isSeeking: boolean) => void actions.act("tournament:public:seekPartner", { isSeeking });
  return (
    <>
      <p>{viewer.isSeeking ? t("signUp.seeking") : t("signUp.ways")}</p>
      <Buttons>
        <Button
          variant={viewer.isSeeking ? "outline" : "solid"}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setDialog("open")}
        >
          {t("signUp.register")}
        </Button>
        <Button variant="outline" onClick={() => seek(!viewer.isSeeking)}>
          {viewer.isSeeking ? t("signUp.stopSeeking") : t("signUp.seek")}
        </Button>
      </Buttons>
      {dialog !== "unused" && (
        <Suspense>
          <RegisterTeam
            tournament={tournament}
            viewer={viewer}
            actions={actions}
            isOpen={dialog === "open"}
            onClose={() => setDialog("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
