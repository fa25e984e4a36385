import type { Recall } from '@quay/contract/lot/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useProfile } from '../../api/session/session.ts'
import { lotText } from '../../text/stock/lot.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const heads = [lotText.customer, lotText.phone, lotText.bill, lotText.at, lotText.quantity, lotText.called]

/** The list to call by, A4: everybody whose name is known, with a column to tick. */
export function RecallPaper({ recall: { lot, sales, soldQuantity, namelessQuantity } }: { recall: Recall }) {
  const { store } = useProfile()
  const nameless = namelessQuantity > 0 ? formatUnits(namelessQuantity, lot.units) : null
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>{[store.address, store.phone].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-4 text-center text-20">{lotText.paperTitle}</h1>
      <p className="text-center">
        {lot.productName} · Lô {lot.number}
        {lot.expiryDate && ` · HSD ${formatDate(lot.expiryDate)}`}
      </p>
      <p className="text-center">
        {lotText.printedAt} <DateTimeText instant={new Date().toISOString()} />
      </p>
      <p className="mt-2">{lotText.soldSum(formatUnits(soldQuantity, lot.units), nameless)}</p>
      <PaperTable heads={heads}>
        {sales
          .filter(sale => sale.customerName !== null || sale.customerPhone !== null)
          .map(sale => (
            <tr key={sale.billId} className="break-inside-avoid">
              <td className={paperCell}>{sale.customerName}</td>
              <td className={paperCell}>{sale.customerPhone}</td>
              <td className={paperCell}>{sale.billCode}</td>
              <td className={paperCell}>
                <DateTimeText instant={sale.soldAt} />
              </td>
              <td className={paperFigure}>{formatUnits(sale.quantity, lot.units)}</td>
              <td className={paperCell} />
            </tr>
          ))}
      </PaperTable>
    </PrintArea>
  )
}
