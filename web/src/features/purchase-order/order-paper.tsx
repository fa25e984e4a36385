import type { PurchaseOrder } from '@quay/contract/purchase-order'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { orderText } from '../../text/purchase-order.ts'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = orderText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The order as it goes to the provider, A4: printed, or saved as PDF by the browser. */
export function OrderPaper({ order }: { order: PurchaseOrder }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === order.branchId)
  const { provider } = order
  const address = [branch?.name, branch?.address ?? store.address, branch?.phone ?? store.phone]
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>{address.filter(Boolean).join(' · ')}</p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {order.code} · {paper.day} {formatDate(order.businessDay)}
      </p>
      <p className="mt-3">
        {paper.to}: <b>{order.providerName}</b>
      </p>
      <p>{[provider.contactName, provider.phone, provider.email, provider.address].filter(Boolean).join(' · ')}</p>
      <p>
        {paper.deliver}: {address.filter(Boolean).join(' · ')}
      </p>
      {order.expectedDate && (
        <p>
          {paper.expected}: <b>{formatDate(order.expectedDate)}</b>
        </p>
      )}
      {order.note && (
        <p>
          {orderText.note}: {order.note}
        </p>
      )}
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            {paper.columns.map(name => (
              <th key={name} scope="col" className={`${cell} text-center font-bold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, place) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={`${cell} text-center`}>{place + 1}</td>
              <td className={cell}>{item.productCode}</td>
              <td className={cell}>{item.productName}</td>
              <td className={cell}>{item.unitName}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
              <td className={`${cell} text-right`}>{item.price > 0 && formatNumber(item.price)}</td>
              <td className={`${cell} text-right`}>{item.amount > 0 && formatNumber(item.amount)}</td>
              <td className={cell}>{item.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.payable > 0 && (
        <p className="mt-2 text-right">
          {orderText.payable}: <b>{formatDong(order.payable)}</b>
        </p>
      )}
      <div className="mt-8 grid grid-cols-3 text-center">
        {paper.signatures.map(who => (
          <div key={who} className="h-28">
            <p className="font-bold">{who}</p>
            <p className="italic">{paper.sign}</p>
          </div>
        ))}
      </div>
    </PrintArea>
  )
}
