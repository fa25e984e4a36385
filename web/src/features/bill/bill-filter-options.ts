import { discountRoutes } from '@quay/contract/discount/routes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import type { ComboboxOption } from '../../ui/choice/combobox.tsx'

const optionOf = ({ id, name }: { id: string; name: string }): ComboboxOption => ({ value: id, label: name })

/** Price books by which bills can be looked for; none for who may not read them. */
export function useBooks(): readonly ComboboxOption[] {
  const enabled = isAllowed(useSession().rights, priceBookRoutes.list.permission)
  return (useRoute(priceBookRoutes.list, { query: {} }, { enabled }).data?.items ?? []).map(optionOf)
}

/** Promotions by which bills can be looked for; none for who may not read them. */
export function usePromotions(): readonly ComboboxOption[] {
  const enabled = isAllowed(useSession().rights, discountRoutes.list.permission)
  return (useRoute(discountRoutes.list, { query: {} }, { enabled }).data?.items ?? []).map(optionOf)
}
