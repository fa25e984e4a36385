import type { SalesReport } from '@quay/contract/shift/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../text/till/shift.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { flowLines, returnLines, type Sold } from './shared/slip-of.ts'

/** What was sold: the bills, what was taken off, how they were paid. `billsAt` leads to them. */
export function SalesCard({ report, billsAt }: { report: Sold; billsAt: { to: string; label: string } }) {
  const off = (label: string, amount: number) => amount !== 0 && <FigureRow label={label} amount={-amount} />
  return (
    <Card title={shiftText.sales} actions={<TextLink to={billsAt.to}>{billsAt.label}</TextLink>}>
      <dl className="grid gap-2">
        <FigureRow label={shiftText.billCount}>{formatNumber(report.billCount)}</FigureRow>
        <FigureRow label={shiftText.gross} amount={report.gross} />
        {off(shiftText.promotions, report.promotions)}
        {off(shiftText.lineDiscount, report.lineDiscount)}
        {off(shiftText.orderDiscount, report.orderDiscount)}
        {off(shiftText.pointsAmount, report.pointsAmount)}
        <FigureRow strong label={shiftText.payable} amount={report.payable} />
        {report.surcharges !== 0 && <FigureRow label={shiftText.surcharges} amount={report.surcharges} />}
        {report.cashRounding !== 0 && <FigureRow label={shiftText.cashRounding} amount={report.cashRounding} />}
        {report.vat !== 0 && <FigureRow label={shiftText.vat} amount={report.vat} />}
        <FigureRow label={shiftText.cash} amount={report.cash} />
        <FigureRow label={shiftText.bank} amount={report.bank} />
        <FigureRow label={shiftText.debt} amount={report.debt} />
        {report.depositUsed !== 0 && <FigureRow label={shiftText.depositUsed} amount={report.depositUsed} />}
        {report.exchangeUsed !== 0 && <FigureRow label={shiftText.exchangeUsed} amount={report.exchangeUsed} />}
      </dl>
    </Card>
  )
}

/** What customers brought back and how they got their money; nothing where nobody did. */
export function ReturnsCard({ report }: { report: Sold }) {
  if (report.returns.count === 0) return null
  return (
    <Card title={shiftText.returns.title}>
      <dl className="grid gap-2">
        <FigureRow label={shiftText.returns.count}>{formatNumber(report.returns.count)}</FigureRow>
        {returnLines(report).map(({ label, amount }) => (
          <FigureRow key={label} label={label} amount={amount} />
        ))}
        <FigureRow strong label={shiftText.net} amount={report.payable - report.returns.amount} />
      </dl>
    </Card>
  )
}

/** Bills that were cancelled, with their reasons; nothing where there are none. */
export function CancelledCard({ report }: { report: Sold }) {
  if (report.cancelledCount === 0) return null
  return (
    <Card title={`${shiftText.cancelledBills} (${formatNumber(report.cancelledCount)})`}>
      <ul className="grid gap-2">
        {report.cancelled.map(bill => (
          <li key={bill.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <TextLink underlined to={`/transactions/bill/${bill.id}`}>
                {bill.code}
              </TextLink>{' '}
              <span className="text-ink-2">{[bill.cancelledByName, bill.reason].filter(Boolean).join(': ')}</span>
            </span>
            <Money amount={bill.payable} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One line for sales, debts and vouchers each: what it brought into the fund or took out of it. */
export const FlowRows = ({ flow }: { flow: SalesReport['drawer'] }) =>
  flowLines(flow).map(({ label, amount }) => <FigureRow key={label} label={label} amount={amount} />)

/** What came and went by the bank accounts; nothing where nothing did. */
export function BankCard({ report }: { report: SalesReport }) {
  const { bankFlow } = report
  if (!bankFlow || flowLines(bankFlow).length === 0) return null
  return (
    <Card title={shiftText.bankFlow}>
      <dl className="grid gap-2">
        <FlowRows flow={bankFlow} />
      </dl>
    </Card>
  )
}
