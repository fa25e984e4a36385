import type { ReceiptTemplate } from '@quay/contract/bill/receipt'
import type { Bill } from '@quay/contract/bill/shapes'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { Fragment } from 'react'
import { receiptText } from '../../text/receipt.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { vietQr } from '../../ui/viet-qr.ts'
import { Barcode } from '../label/shared/barcode.tsx'
import { amountInWords } from './amount-in-words.ts'
import { ReceiptLine } from './receipt-line.tsx'
import { maskPhone } from './shared/mask-phone.ts'
import { RollPair as Pair, RollPaper, RollRule as Rule, RollWords as Words } from './shared/roll-paper.tsx'

/** An account that what is still owed can be transferred to. */
export interface TransferAccount {
  bankBin: string | null
  accountNumber: string | null
}

export interface ReceiptPaperProps {
  bill: Bill
  /** Where the public page of the bill is; the paper of a sale that was not sent has none. */
  origin: string
  timeZone: string
  isUnsent: boolean
  transferTo: TransferAccount | null
  template: ReceiptTemplate
  /** Which of the copies that are printed at once. */
  part?: number
}

/** A receipt for a roll. */
export function ReceiptPaper(props: ReceiptPaperProps) {
  const { bill, origin, timeZone, isUnsent, transferTo, template, part = 1 } = props
  const copies = Math.max(bill.printCount - 1, 0)
  return (
    <RollPaper template={template} issuer={<Issuer issuer={bill.issuer} />}>
      <p className="text-center font-bold text-[11pt]">
        {receiptText.title}
        {bill.status === 'CANCELLED' && ` · ${receiptText.cancelled}`}
        {bill.editedAt !== null && ` (${receiptText.edited})`}
      </p>
      {copies > 0 && <p className="text-center font-bold">{receiptText.copy(copies)}</p>}
      {template.copies > 1 && <p className="text-center text-[8pt]">{receiptText.part(part, template.copies)}</p>}
      {isUnsent && <p className="text-center text-[8pt]">{receiptText.unsent}</p>}
      <div className="text-[8pt]">
        <Pair
          left={
            <>
              {receiptText.number} <b>{bill.code}</b>
            </>
          }
          right={formatDateTime(bill.soldAt, timeZone).slice(0, -3)}
        />
        <p>{receiptText.seller(bill.sellerName)}</p>
        {bill.customerName ? (
          <Pair
            left={receiptText.customer(bill.customerName)}
            right={bill.customerPhone ? maskPhone(bill.customerPhone) : ''}
          />
        ) : (
          <p>{receiptText.walkIn}</p>
        )}
        <Delivery bill={bill} />
        {bill.prescriptionCode && <p>{receiptText.prescription(bill.prescriptionCode)}</p>}
      </div>
      <Rule />
      {bill.items.map((item, index) => (
        <Fragment key={item.id}>
          <DoseHead items={bill.items} index={index} />
          <ReceiptLine item={item} showLots={template.showLots} />
        </Fragment>
      ))}
      <Sums bill={bill} template={template} />
      <Codes bill={bill} origin={origin} hasPage={bill.slug !== '' && template.showQr} transferTo={transferTo} />
      <Words text={template.returnPolicy} className="mt-[1.5mm] text-center text-[8pt]" />
      <p className="mt-[1.5mm] text-center text-[8pt]">{receiptText.advice}</p>
      <Words text={template.footer ?? receiptText.thanks} className="mt-[1mm] text-center font-bold" />
    </RollPaper>
  )
}

/** Whom the goods are brought to, and what is to be collected there. The phone is whole: who brings them has to call. */
function Delivery({ bill: { delivery, debt } }: { bill: Bill }) {
  if (!delivery) return null
  const { receiverName, phone, addressLine, note, wishedOn, wishedTime } = delivery
  return (
    <div className="mt-[1mm] text-[9pt]">
      <p className="font-bold">{receiptText.deliverTo([receiverName, phone].filter(Boolean).join(' · '))}</p>
      <p>{addressLine}</p>
      {wishedOn && <p>{receiptText.deliverAt([wishedTime, formatDate(wishedOn)].filter(Boolean).join(' '))}</p>}
      {note && <p>{note}</p>}
      {debt > 0 && <p className="font-bold">{receiptText.collect(formatDong(debt))}</p>}
    </div>
  )
}

/** Above the first line of a liều: its name, how many, what they come to. */
function DoseHead({ items, index }: { items: Bill['items']; index: number }) {
  const sample = items[index]?.sample
  if (!sample || items[index - 1]?.sample?.group === sample.group) return null
  const amount = items
    .filter(item => item.sample?.group === sample.group)
    .reduce((sum, item) => sum + item.quantity * item.price - item.promotionDiscount - item.lineDiscount, 0)
  return (
    <div className="mt-[1mm] font-bold">
      <Pair left={receiptText.dose(sample.name, formatNumber(sample.count))} right={formatNumber(amount)} />
    </div>
  )
}

function Issuer({ issuer }: { issuer: Bill['issuer'] }) {
  const { storeName, branchName, address, phone, taxCode } = issuer
  return (
    <>
      <h2 className="font-bold text-[13pt] uppercase leading-[1.3]">{storeName}</h2>
      <p>{[branchName, phone && receiptText.phone(phone)].filter(Boolean).join(' · ')}</p>
      {address && <p className="text-[8pt]">{address}</p>}
      {taxCode && <p className="text-[8pt]">{receiptText.taxCode(taxCode)}</p>}
    </>
  )
}

function Sums({ bill, template: { showTax, printsSaved } }: Pick<ReceiptPaperProps, 'bill' | 'template'>) {
  const byHand = bill.lineDiscount + bill.orderDiscount
  const saved = bill.discountAmount - bill.pointsAmount
  return (
    <section className="mt-[1.5mm]">
      <Pair left={receiptText.goods} right={formatNumber(bill.totalPrice)} />
      {bill.discounts
        .filter(({ amount }) => amount > 0)
        .map(({ discountId, name, amount }) => (
          <Pair key={discountId} left={name} right={formatNumber(-amount)} />
        ))}
      {byHand > 0 && <Pair left={receiptText.discount} right={formatNumber(-byHand)} />}
      {bill.pointsAmount > 0 && (
        <Pair left={receiptText.points(formatNumber(bill.pointsUsed))} right={formatNumber(-bill.pointsAmount)} />
      )}
      {bill.surchargeItems.map(({ surchargeId, name, amount }) => (
        <Pair key={surchargeId} left={name} right={formatNumber(amount)} />
      ))}
      {bill.cashRounding !== 0 && <Pair left={receiptText.cashRounding} right={formatNumber(bill.cashRounding)} />}
      <div className="font-bold text-[14pt] leading-[1.35]">
        <Pair left={receiptText.toPay} right={formatNumber(bill.payable + bill.surcharges + bill.cashRounding)} />
      </div>
      {printsSaved && saved > 0 && <p className="font-bold">{receiptText.saved(formatNumber(saved))}</p>}
      <p className="text-[8pt] italic">{amountInWords(bill.payable + bill.surcharges + bill.cashRounding)}</p>
      <div className="text-[8pt]">
        {bill.vatGroups
          .filter(group => showTax && group.rate > 0)
          .map(group => (
            <Pair key={group.rate} left={receiptText.includesVat(`${group.rate}%`)} right={formatNumber(group.vat)} />
          ))}
      </div>
      <Rule />
      {paidRows(bill).map(([label, amount]) => (
        <Pair key={label} left={label} right={formatNumber(amount)} />
      ))}
      {bill.debt > 0 && bill.dueOn && <Pair left={receiptText.dueOn} right={formatDate(bill.dueOn)} />}
      {bill.customerDebt !== null && bill.customerDebt !== 0 && (
        <Pair left={receiptText.totalDebt} right={formatNumber(bill.customerDebt)} />
      )}
      <Points bill={bill} />
      <GivenCodes codes={bill.givenCodes ?? []} />
    </section>
  )
}

/** Codes that the customer takes along for the next time. */
function GivenCodes({ codes }: { codes: NonNullable<Bill['givenCodes']> }) {
  return codes
    .filter(({ state }) => state !== 'CANCELLED')
    .map(({ code, name, expiresOn }) => (
      <div key={code} className="mt-[1mm] border border-current border-dashed p-[1mm] text-center">
        <p className="text-[8pt]">{receiptText.codeGiven(name)}</p>
        <div className="px-[4mm] py-[1mm]">
          <Barcode text={code} height="10mm" />
        </div>
        <p className="font-bold text-[13pt] tracking-wider">{code}</p>
        {expiresOn && <p className="text-[8pt]">{receiptText.codeUntil(formatDate(expiresOn))}</p>}
      </div>
    ))
}

/** Points before, earned, spent, after, what payments will bring, and what ends next. */
function Points({ bill }: { bill: Bill }) {
  const { pointsBefore, pointsEarned, pointsUsed, pointsExpiring, pointsExpireOn, pointsToEarn = 0 } = bill
  if (pointsBefore === null) return null
  const after = pointsBefore + pointsEarned - pointsUsed
  if (pointsBefore === 0 && after === 0 && pointsUsed === 0 && pointsToEarn === 0) return null
  return (
    <div className="text-[8pt]">
      <Pair left={receiptText.pointsBefore} right={formatNumber(pointsBefore)} />
      {pointsEarned > 0 && <Pair left={receiptText.earned} right={formatNumber(pointsEarned)} />}
      {pointsUsed > 0 && <Pair left={receiptText.pointsUsed} right={formatNumber(-pointsUsed)} />}
      <Pair left={receiptText.pointsAfter} right={formatNumber(after)} />
      {pointsToEarn > 0 && <p>{receiptText.pointsToEarn(formatNumber(pointsToEarn))}</p>}
      {pointsExpiring !== null && pointsExpireOn !== null && (
        <p>{receiptText.pointsExpiring(formatNumber(pointsExpiring), formatDate(pointsExpireOn))}</p>
      )}
    </div>
  )
}

/** Cash as it was handed over, transfers, what is owed, and the change. */
function paidRows(bill: Bill): [label: string, amount: number][] {
  const bank = bill.payments.filter(({ method }) => method === 'BANK').reduce((sum, { amount }) => sum + amount, 0)
  const rows: [string, number][] = [
    [receiptText.deposit, bill.depositUsed],
    [receiptText.exchange, bill.exchangeUsed],
    [receiptText.methods.CASH, bill.cashTendered],
    [receiptText.methods.BANK, bank],
    [receiptText.methods.DEBT, bill.debt],
    [receiptText.change, bill.change - bill.changeKept],
    [receiptText.changeKept, bill.changeKept],
  ]
  return rows.filter(([, amount]) => amount > 0)
}

type CodesProps = Pick<ReceiptPaperProps, 'bill' | 'origin' | 'transferTo'> & { hasPage: boolean }

function Codes({ bill, origin, hasPage, transferTo }: CodesProps) {
  const { bankBin, accountNumber } = transferTo ?? {}
  const transfer =
    bill.debt > 0 && bankBin && accountNumber
      ? vietQr({ bankBin, accountNumber, amount: bill.debt, purpose: bill.code })
      : null
  const amount = formatDong(bill.debt)
  return (
    <section className="text-center text-[8pt]">
      {transfer && (
        <>
          <Rule />
          <QrCode text={transfer} label={receiptText.vietQr(amount)} className="mx-auto my-[1mm] block size-[32mm]" />
          <p>{receiptText.scanToPay(amount)}</p>
        </>
      )}
      {hasPage && (
        <>
          <Rule />
          <QrCode
            text={`${origin}/${bill.slug}`}
            label={receiptText.publicQr}
            className="mx-auto my-[1mm] block size-[28mm]"
          />
          <p>{receiptText.scanToSee}</p>
        </>
      )}
    </section>
  )
}
