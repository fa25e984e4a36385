import type { Bill } from '@quay/contract/bill/shapes'
import { billReplaceText } from '../../text/bill/bill-replace.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** Which bill it stands for, and which one stands for it; nothing where it was never replaced. */
export function BillReplaced({ bill: { replaces, replacedBy } }: { bill: Bill }) {
  const named = [
    { words: billReplaceText.replaces, other: replaces },
    { words: billReplaceText.replacedBy, other: replacedBy },
  ]
  if (!replaces && !replacedBy) return null
  return (
    <Card title={billReplaceText.card}>
      <dl className="grid gap-1.5">
        {named.map(
          ({ words, other }) =>
            other && (
              <FigureRow key={words} label={words}>
                <TextLink to={`/transactions/bill/${other.id}`}>{other.code}</TextLink>
              </FigureRow>
            ),
        )}
      </dl>
    </Card>
  )
}
