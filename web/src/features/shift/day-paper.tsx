import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../text/till/shift.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { flowLines, flowSum } from './shared/slip-of.ts'
import { SalesTable, Sum } from './shift-paper.tsx'

const { paper } = shiftText
const figure = (amount: number | null) => (amount === null ? paper.notClosed : formatNumber(amount))

/** The end of a day on A4. */
export function DayPaper({ report: all }: { report: EndOfDay }) {
  const { day, report, shifts, outsideCount, goods, goodsCount, sellers, issuer } = all
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={[issuer.storeName, issuer.branchName, issuer.address ?? ''].filter(Boolean)} />
      <h1 className="mt-4 text-center text-20">{paper.dayTitle}</h1>
      <p className="text-center">
        {shiftText.day.label} {formatDate(day)}
      </p>
      <SalesTable report={report} />
      <PaperTable heads={paper.heads}>
        {flowLines(report.drawer).map(line => (
          <Sum key={line.label} {...line} />
        ))}
        <Sum strong label={shiftText.flowSum} amount={flowSum(report.drawer)} />
      </PaperTable>
      {shifts.length > 0 && (
        <PaperTable heads={paper.shiftHeads}>
          {shifts.map(shift => (
            <tr key={shift.id}>
              <td className={paperCell}>{shift.code}</td>
              <td className={paperCell}>{shift.heldByName}</td>
              <td className={paperFigure}>{figure(shift.expected)}</td>
              <td className={paperFigure}>{figure(shift.counted)}</td>
              <td className={paperFigure}>{figure(shift.difference)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      {sellers.length > 0 && (
        <PaperTable heads={Object.values(shiftText.day.sellerHeads)}>
          {sellers.map(seller => (
            <tr key={seller.sellerId}>
              <td className={paperCell}>{seller.sellerName}</td>
              <td className={paperFigure}>{formatNumber(seller.billCount)}</td>
              <td className={paperFigure}>{formatNumber(seller.amount)}</td>
              <td className={paperFigure}>{formatNumber(seller.returned)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      {goods.length > 0 && (
        <PaperTable heads={Object.values(shiftText.day.goodsHeads)}>
          {goods.map(one => (
            <tr key={one.productId}>
              <td className={paperCell}>{one.productName}</td>
              <td className={paperFigure}>{formatUnits(one.sold, one.units)}</td>
              <td className={paperFigure}>{one.returned > 0 && formatUnits(one.returned, one.units)}</td>
              <td className={paperFigure}>{formatNumber(one.amount)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      {goods.length < goodsCount && (
        <p>{shiftText.day.goodsRest(formatNumber(goods.length), formatNumber(goodsCount))}</p>
      )}
      <PaperLine label={shiftText.columns.bills}>
        {outsideCount > 0 && shiftText.day.outside(formatNumber(outsideCount))}
      </PaperLine>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
