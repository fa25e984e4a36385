import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { Money } from '../../ui/mark/money.tsx'
import { KeyFigures } from '../../ui/page/key-figures.tsx'

/** Opening + in − out = closing, of the period and the funds chosen. */
export function CashbookFigures({ book }: { book: Answer<typeof cashbookRoutes.read> | undefined }) {
  const { opening = 0, closing = 0 } = book ?? {}
  return (
    <div className="mb-3">
      <KeyFigures
        small
        label="Số dư trong kỳ"
        loading={!book}
        figures={[
          { id: 'opening', label: 'Đầu kỳ', value: <Money amount={opening} /> },
          {
            id: 'in',
            label: 'Thu',
            value: <Money amount={book?.in ?? 0} className={book?.in ? 'text-success-text' : ''} />,
          },
          {
            id: 'out',
            label: 'Chi',
            value: <Money amount={book?.out ?? 0} className={book?.out ? 'text-danger-text' : ''} />,
          },
          { id: 'closing', label: 'Cuối kỳ', value: <Money amount={closing} /> },
        ]}
      />
    </div>
  )
}
