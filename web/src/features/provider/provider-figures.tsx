import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { providerText } from '../../text/buying/provider.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { KeyFigures } from '../../ui/page/key-figures.tsx'

/** What was bought of a provider, given back, owed and ordered. */
export function ProviderFigures({ provider }: { provider: Provider }) {
  const { data } = useRoute(providerRoutes.figures, { params: { id: provider.id } })
  if (!data) return null
  const { bought, boughtCount, returned, returnedCount, lastBoughtAt, openOrders, openOrdersAmount } = data
  const slips = (count: number) => providerText.slips(formatNumber(count))
  return (
    <KeyFigures
      small
      label={providerText.tabs}
      figures={[
        {
          id: 'bought',
          label: providerText.bought,
          value: <Money amount={bought} />,
          detail: (
            <>
              {slips(boughtCount)}
              {lastBoughtAt && (
                <>
                  {' · '}
                  {providerText.lastBought} <DateTimeText instant={lastBoughtAt} />
                </>
              )}
            </>
          ),
        },
        {
          id: 'returned',
          label: providerText.returned,
          value: <Money amount={returned} />,
          detail: slips(returnedCount),
        },
        { id: 'owed', label: providerText.owed, value: <Money amount={provider.debt ?? null} />, detail: ' ' },
        {
          id: 'orders',
          label: providerText.openOrders,
          value: <Money amount={openOrdersAmount} />,
          detail: slips(openOrders),
        },
      ]}
    />
  )
}
