import type { ReviewTotals } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Money } from '../../../ui/mark/money.tsx'
import { KeyFigures } from '../../../ui/page/key-figures.tsx'

const { figures } = checkText
const money = (amount: number | undefined) => amount !== undefined && <Money amount={amount} />

/** The result in figures: counted, too much, too little, and not counted. */
export function CheckFigures({ totals, isDraft }: { totals: ReviewTotals | undefined; isDraft: boolean }) {
  const number = (key: 'lineCount' | 'matchCount' | 'plusCount' | 'minusCount' | 'uncountedCount') =>
    formatNumber(totals?.[key] ?? 0)
  const withoutReason = totals?.withoutReason ?? 0
  return (
    <KeyFigures
      small
      label={figures.label}
      loading={!totals}
      figures={[
        {
          id: 'counted',
          label: figures.counted,
          value: checkText.lots(number('lineCount')),
          detail: [
            `${number('matchCount')} ${figures.match}`,
            ...(withoutReason > 0 ? [figures.withoutReason(formatNumber(withoutReason))] : []),
          ].join(' · '),
        },
        {
          id: 'plus',
          label: figures.plus,
          value: checkText.lots(number('plusCount')),
          detail: money(totals?.plusValue),
        },
        {
          id: 'minus',
          label: figures.minus,
          value: checkText.lots(number('minusCount')),
          detail: money(totals?.minusValue),
        },
        ...(isDraft
          ? [
              {
                id: 'uncounted',
                label: figures.uncounted,
                value: checkText.lots(number('uncountedCount')),
                detail: money(totals?.uncountedValue),
              },
            ]
          : []),
      ]}
    />
  )
}
