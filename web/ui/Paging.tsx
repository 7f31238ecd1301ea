import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "./Button.tsx";

/**
 * Links to the previous and next pages of a list; absent if everything fits on one.
 * @param props.pathOf the address of a page; the first is 1
 */
export function Paging(props: { page: number; pages: number; pathOf: (page: number) => string }) {
  const { page, pages, pathOf } = props;
  const { t } = useTranslation("ownGames");
  if (pages === 1 && page === 1) return null;
  return (
    <chakra.nav
      aria-label={t("paging.label")}
      display="grid"
      gridTemplateColumns="1fr auto 1fr"
      alignItems="center"
      gap="3"
    >
      <chakra.span>
        {page > 1 && (
          <ButtonLink variant="outline" to={pathOf(Math.min(page - 1, pages))}>
            {t("paging.before")}
          </ButtonLink>
        )}
      </chakra.span>
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
        {t("paging.page", { page, pages })}
      </chakra.span>
      <chakra.span textAlign="end">
        {page < pages && (
          <ButtonLink variant="outline" to={pathOf(page + 1)}>
            {t("paging.after")}
          </ButtonLink>
        )}
      </chakra.span>
    </chakra.nav>
  );
}
