import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { Button } from "#web/ui/Button.tsx";
import { operator } from "#web/ui/operator.ts";
import { saveFile } from "#web/ui/saveFile.ts";
import { takeFocus } from "#web/ui/takeFocus.ts";
import type { Declared } from "./declared.ts";
import "./receipt.css";

/** To whom it was declared. */
const addressee = [operator.name, ...operator.address, operator.email];

/** Confirms what was declared, with date and time, to be printed or saved. */
export function Receipt({ declared }: { declared: Declared }) {
  const { t, i18n } = useTranslation("contract");
  const { kind, receivedAt, name, email, contract, cause, endsOn } = declared;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(title.current), []);
  const moment = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeStyle: "long" });
  const isCancellation = kind === "cancellation";
  const facts: [string, string][] = [
    [t("receipt.to"), [...addressee, window.location.host].filter(Boolean).join("\n")],
    [t("receipt.received"), moment.format(receivedAt)],
    [t("receipt.what"), isCancellation ? t("receipt.cancellation") : t("receipt.withdrawal")],
    ...(isCancellation ? [reasonFact(), whenFact()] : []),
    [t("name"), name],
    [t("email"), email],
    [t("contract"), contract],
  ];

  function reasonFact(): [string, string] {
    return [t("reason.legend"), cause === "" ? t("reason.ordinary") : `${t("reason.goodCause")}: ${cause}`];
  }

  function whenFact(): [string, string] {
    if (endsOn === undefined) return [t("when.name"), t("when.soonest")];
    const day = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeZone: "UTC" });
    return [t("when.name"), day.format(Date.parse(endsOn))];
  }

  const asText = () =>
    [t("receipt.title"), ...facts.map(([term, value]) => `${term}: ${value.replaceAll("\n", ", ")}`)].join(
      "\n",
    );
  return (
    <chakra.section className="receipt" display="grid" gap="4" overflowWrap="anywhere">
      <chakra.h2 ref={title} tabIndex={-1} fontSize="xl">
        {t("receipt.title")}
      </chakra.h2>
      <chakra.dl display="grid" gap="3" p="4" borderRadius="lg" bg="bg.raised" boxShadow="sm">
        {facts.map(([term, value]) => (
          <div key={term}>
            <chakra.dt fontSize="sm" color="fg.muted">
              {term}
            </chakra.dt>
            <chakra.dd m="0" fontWeight="medium" whiteSpace="pre-line">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <p>{t("receipt.mail", { email })}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" _print={{ display: "none" }}>
        <Button onClick={() => window.print()}>{t("receipt.print")}</Button>
        <Button variant="outline" onClick={() => saveFile(`tac-${kind}.txt`, "text/plain", asText())}>
          {t("receipt.save")}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
