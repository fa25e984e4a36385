import type { Recall } from '@quay/contract/lot'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useProfile } from '../../api/session.ts'
import { lotText } from '../../text/lot.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { PrintArea } from '../../ui/print-area.tsx'

const cell = 'border border-black px-1.5 py-1 align-top'
const heads = [lotText.customer, lotText.phone, lotText.bill, lotText.at, lotText.quantity, lotText.called]

/** The list to call by, A4: everybody whose name is known, with a column to tick. */
export function RecallPaper({ recall: { lot, sales, soldQuantity, namelessQuantity } }: { recall: Recall }) {
  const { store } = useProfile()
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <h1 className="mt-4 text-center text-20">{lotText.paperTitle}</h1>
      <p className="text-center">
        {lot.productName} · Lô {lot.number}
        {lot.expiryDate && ` · HSD ${formatDate(lot.expiryDate)}`}
      </p>
      <p className="mt-2">
        {lotText.soldSum(formatUnits(soldQuantity, lot.units), formatUnits(namelessQuantity, lot.units))}
      </p>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr>
            {heads.map(name => (
              <th key={name} scope="col" className={`${cell} text-center font-bold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales
            .filter(sale => sale.customerName !== null || sale.customerPhone !== null)
            .map(sale => (
              <tr key={sale.billId} className="break-inside-avoid">
                <td className={cell}>{sale.customerName}</td>
                <td className={cell}>{sale.customerPhone}</td>
                <td className={cell}>{sale.billCode}</td>
                <td className={cell}>
                  <DateTimeText instant={sale.soldAt} />
                </td>
                <td className={`${cell} text-right`}>{formatUnits(sale.quantity, lot.units)}</td>
                <td className={cell} />
              </tr>
            ))}
        </tbody>
      </table>
    </PrintArea>
  )
}
