import { formatDong } from '@quay/domain/text/format-number'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Note } from '../../../../ui/mark/note.tsx'
import { QrCode } from '../../../../ui/paper/qr-code.tsx'
import { vietQr } from '../../../../ui/paper/viet-qr.ts'
import type { TillContext } from '../../till-facts.ts'

type TransferCodeProps = { account: TillContext['bankAccounts'][number]; amount: number; reference: string }

/** The VietQR code of a transfer with its amount and its content. That the money came, the cashier sees for himself. */
export default function TransferCode({ account, amount, reference }: TransferCodeProps) {
  const { bankBin, accountNumber, accountName, name } = account
  const text = bankBin && accountNumber ? vietQr({ bankBin, accountNumber, amount, purpose: reference }) : null
  if (!text) return <Note tone="warning">{salePartText.noQr}</Note>
  return (
    <div className="grid grid-cols-[168px_minmax(0,1fr)] items-center gap-3 rounded-[8px] border border-line bg-surface p-2">
      <QrCode text={text} label={salePartText.qrOf(formatDong(amount))} className="size-[168px] rounded-1" />
      <div className="min-w-0 leading-[18px]">
        <p className="font-medium">{salePartText.vietQr}</p>
        <p className="font-semibold text-16 leading-6">{formatDong(amount)}</p>
        <p className="wrap-anywhere text-12 text-ink-2">
          {name} · {accountNumber}
        </p>
        {accountName && <p className="wrap-anywhere text-12 text-ink-2">{accountName}</p>}
        <p className="wrap-anywhere text-12 text-ink-2">{salePartText.content(reference)}</p>
        <p className="text-12 text-ink-3">{salePartText.checkReceived}</p>
      </div>
    </div>
  )
}
