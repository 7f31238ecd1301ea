import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { WarningIcon } from "./icons.tsx";
import { isOperatorKnown, operator } from "./operator.ts";

/** Who runs the site and how to reach them, or a note that they have not said so. */
export function OperatorAddress() {
  if (!isOperatorKnown) return <UnknownOperator />;
  const { name, address, email, phone } = operator;
  return (
    <>
      <chakra.address mt="3" fontStyle="normal">
        {[name, ...address].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </chakra.address>
      <Ways email={email} phone={phone} />
    </>
  );
}

function Ways({ email, phone }: { email: string; phone: string }) {
  const { t } = useTranslation("legal");
  return (
    <p>
      {t("operator.email")} <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          <br />
          {t("operator.phone")} <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
        </>
      )}
    </p>
  );
}

function UnknownOperator() {
  const { t } = useTranslation("legal");
  return (
    <chakra.div
      display="flex"
      gap="3"
      mt="3"
      p="4"
      borderRadius="md"
      borderInlineStart="4px solid"
      borderColor="warning"
      bg="bg.raised"
      boxShadow="sm"
    >
      <chakra.span color="warning" fontSize="lg" lineHeight="1.2">
        <WarningIcon />
      </chakra.span>
      <div>
        <strong>{t("operator.unknown")}</strong>
        <chakra.span display="block" fontSize="sm">
          {t("operator.unknownHint")}
        </chakra.span>
      </div>
    </chakra.div>
  );
}
