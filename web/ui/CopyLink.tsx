import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Input } from "./form/Field.tsx";
import { icon } from "./icon.tsx";
import { CheckIcon } from "./icons.tsx";
import { showToast } from "./toasts.ts";
import { named } from "./tooltip/named.ts";

const CopyIcon = icon("CopyIcon", <path d="M9 9h10v11H9zM15 9V4H5v11h4" />);

/**
 * A link in a field, to mark or to copy by a button. Where the browser does not let it copy, the link is marked.
 * @param props.link empty while it is on its way
 * @param props.copy the button's name, and `copied` what is said then
 * @param props.children further buttons
 */
export function CopyLink(props: {
  id: string;
  link: string;
  copy: string;
  copied: string;
  children?: ReactNode;
}) {
  const { id, link, copy, copied, children } = props;
  const [isCopied, setCopied] = useState(false);
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const onCopy = async (): Promise<void> => {
    if (link === "") return;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.focus();
      showToast({ kind: "warning", title: t("copyRefused.title"), text: t("copyRefused.text") });
    }
  };
  return (
    <chakra.div display="flex" gap="2">
      <Input
        id={id}
        ref={field}
        readOnly
        value={link}
        flex="1"
        minWidth="0"
        fontSize="sm"
        textOverflow="ellipsis"
        onFocus={({ target }) => target.select()}
      />
      {/* A page without TLS may not copy; the field can be marked and copied by hand. */}
      {"clipboard" in navigator && (
        <Button
          variant="outline"
          size="icon"
          {...named(copy)}
          aria-disabled={link === ""}
          onClick={() => void onCopy()}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </Button>
      )}
      {children}
      <chakra.span srOnly role="status">
        {isCopied && copied}
      </chakra.span>
    </chakra.div>
  );
}
