import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { Picking } from '@quay/contract/sales-order/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { useAction } from '../../api/use-action.ts'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { PaperIssuer, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = salesOrderText

type Line = Picking['lines'][number]

const inUnits = (quantity: number, { units }: Line) => formatUnits(quantity, units)
const ofOrders = ({ of, ...line }: Line) =>
  of.map(({ code, quantity }) => `${code}: ${inUnits(quantity, { of, ...line })}`).join('; ')

/** What is fetched from the shelves for orders, A4: by shelf, with the lots that would be sold, and apart what is not there. */
function PickingPaper({ picking }: { picking: Picking }) {
  const issuer = useIssuer(useBranchId())
  const there = picking.lines.filter(({ available }) => available > 0)
  const short = picking.lines.filter(({ available, wanted }) => available < wanted)
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.orders}:{' '}
        {picking.orders.map(({ code, customerName }) => [code, customerName].filter(Boolean).join(' ')).join('; ')}
      </p>
      <PaperTable heads={paper.columns}>
        {there.map(line => (
          <tr key={line.productId} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>☐</td>
            <td className={paperCell}>{line.position ?? paper.noShelf}</td>
            <td className={paperCell}>
              {line.productName}
              <br />
              {line.productCode}
            </td>
            <td className={paperFigure}>
              <b>{inUnits(line.available, line)}</b>
              <br />
              {formatNumber(line.available)} {line.unitName}
            </td>
            <td className={paperCell}>
              {line.lots
                .map(({ lotNumber, expiryDate, quantity }) =>
                  [lotNumber && paper.lot(lotNumber, expiryDate ? formatDate(expiryDate) : ''), inUnits(quantity, line)]
                    .filter(Boolean)
                    .join(': '),
                )
                .join('; ')}
            </td>
            <td className={paperCell}>{ofOrders(line)}</td>
          </tr>
        ))}
      </PaperTable>
      {short.length > 0 && (
        <>
          <h2 className="mt-4 text-14">{paper.short}</h2>
          <PaperTable heads={paper.shortColumns}>
            {short.map(line => (
              <tr key={line.productId} className="break-inside-avoid">
                <td className={paperCell}>{line.productName}</td>
                <td className={paperFigure}>{inUnits(line.wanted, line)}</td>
                <td className={paperFigure}>{inUnits(line.available, line)}</td>
                <td className={paperCell}>{ofOrders(line)}</td>
              </tr>
            ))}
          </PaperTable>
        </>
      )}
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** Fetches the list of goods for orders and prints it; says when it is over. */
export function PrintPicking({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const pick = useAction(salesOrderRoutes.picking)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for
  useEffect(() => pick.mutate({ body: { ids: [...ids] } }), [])
  const isOver = pick.isSuccess || pick.isError
  const end = useEffectEvent(() => {
    if (pick.isSuccess) window.print()
    onDone()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return pick.data ? <PickingPaper picking={pick.data} /> : null
}

/** Prints what is fetched for the ticked orders. */
export function PickOrders({ ids }: { ids: readonly string[] }) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button size="sm" icon={<ClipboardList />} busy={isPrinting} onClick={() => setPrinting(true)}>
        {salesOrderText.pick(formatNumber(ids.length))}
      </Button>
      {isPrinting && <PrintPicking ids={ids} onDone={() => setPrinting(false)} />}
    </>
  )
}
