import { isAllowed } from '@quay/contract/right/permission'
import { type StoredTaxRule, taxRuleRoutes } from '@quay/contract/tax-filing/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { ReadTable } from '../../list/read-table.tsx'
import { taxFilingText } from '../../text/money/tax-filing.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { RuleSheet } from './rule-sheet.tsx'

const { rules: words } = taxFilingText
/** Basis points as per cent. */
const percent = (rate: number) => `${formatNumber(rate / 100, rate % 100 === 0 ? 0 : 2)}%`

const incomeText = ({ income }: StoredTaxRule) =>
  income
    .map(({ upTo, rate }) => (upTo === null ? words.above(percent(rate)) : words.upTo(percent(rate), formatDong(upTo))))
    .join(', ')

const columnsOf = (mayEdit: boolean): ReadonlyArray<Column<StoredTaxRule>> => [
  titleColumn('from', words.columns.from, row => (
    <TwoLines
      title={formatDate(row.from)}
      detail={row.createdByName ? words.byWhom(row.createdByName) : words.ofProgram}
    />
  )),
  moneyColumn('threshold', words.columns.threshold, row => row.threshold, { width: '150px', card: 'amount' }),
  textColumn(
    'goods',
    words.columns.goods,
    ({ activities: { goods } }) => `${percent(goods.vat)} / ${percent(goods.pit)}`,
    {
      width: '180px',
      card: 'line2',
    },
  ),
  textColumn('income', words.columns.income, incomeText, { elastic: true, hideBelow: 'lg' }),
  textColumn('source', words.columns.source, row => row.source, { elastic: true, hideBelow: 'md' }),
  ...(mayEdit
    ? [
        textColumn<StoredTaxRule>(
          'remove',
          words.remove,
          ({ id, from }) =>
            id && (
              <AskButton
                route={taxRuleRoutes.delete}
                input={{ params: { id } }}
                question={{
                  title: words.removeTitle(formatDate(from)),
                  description: words.removeHint,
                  confirmLabel: words.removeConfirm,
                }}
              />
            ),
          { width: '110px', card: 'line2' },
        ),
      ]
    : []),
]

/** What the law asks of a household by the day from which it holds; a store enters what the program does not know yet. */
export function RuleCard() {
  const { rights } = useSession()
  const enabled = isAllowed(rights, taxRuleRoutes.list.permission)
  const mayEdit = isAllowed(rights, taxRuleRoutes.create.permission)
  const rules = useRoute(taxRuleRoutes.list, {}, { enabled })
  const [adding, setAdding] = useState(false)
  if (!enabled) return null
  const items = rules.data?.items ?? []
  return (
    <>
      <ReadTable
        title={words.title}
        actions={mayEdit && <Button onClick={() => setAdding(true)}>{words.add}</Button>}
        reading={rules}
        label={words.title}
        columns={columnsOf(mayEdit)}
        rows={items}
        rowKey={row => row.from}
        rowLabel={row => formatDate(row.from)}
      />
      {adding && items[0] && <RuleSheet last={items[0]} onClose={() => setAdding(false)} />}
    </>
  )
}
