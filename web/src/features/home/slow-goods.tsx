import { reportRoutes } from '@quay/contract/report/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { addDays } from '@quay/domain/time/calendar'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { homeText } from '../../text/setting/home.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { RankedList } from '../../ui/table/ranked-list.tsx'
import { CardReading } from './card-reading.tsx'

const words = homeText.slow
const daysBack = 30
const rowsShown = 8

/**
 * What lies longest: goods that did not sell in the last days, then those that last longest; as the report of goods has them. What came
 * within these days had no time to sell: the report has it behind all others.
 */
export function SlowGoods() {
  const { rights } = useSession()
  if (!isAllowed(rights, reportRoutes.product.permission)) return null
  return <SlowList />
}

function SlowList() {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const reading = useRoute(reportRoutes.product, {
    query: { branchId, view: 'SLOW', from: addDays(today, 1 - daysBack), to: today, limit: rowsShown },
  })
  return (
    <Card
      title={words.title}
      padded={false}
      actions={
        <TextLink to="/reports/product-report?view=SLOW&period=30days" className="text-12">
          {words.all}
        </TextLink>
      }
    >
      <CardReading reading={reading} lines={8}>
        {({ items }) => {
          const lying = items.filter(({ values }) => (values.openingUnits ?? 0) > 0)
          return lying.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <RankedList
              className="px-4 pb-2"
              rows={lying.map(({ key, label, values }) => {
                const value = values.heldValue ?? null
                const units = values.heldUnits ?? 0
                return {
                  key,
                  name: <DocumentLink quiet kind="product" id={key} code={label} />,
                  fullName: label,
                  size: value ?? units,
                  detail:
                    values.stockDays == null
                      ? words.unsold(values.idleDays ?? null)
                      : words.lasts(formatNumber(values.stockDays)),
                  figure: value === null ? formatNumber(units) : <Money amount={value} />,
                }
              })}
            />
          )
        }}
      </CardReading>
    </Card>
  )
}
