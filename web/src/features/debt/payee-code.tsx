import type { ProviderAccount } from '@quay/contract/partner/shapes'
import { useProfile } from '../../api/session/session.ts'
import { providerText } from '../../text/buying/provider.ts'
import { QrCode } from '../../ui/paper/qr-code.tsx'
import { vietQr } from '../../ui/paper/viet-qr.ts'

type PayeeCodeProps = { accounts: readonly ProviderAccount[]; amount: number | null }

/** The VietQR of where a provider is paid, with the amount that is being written; nothing without such an account. */
export function PayeeCode({ accounts, amount }: PayeeCodeProps) {
  const { store } = useProfile()
  const account = accounts.find(one => one.bankBin)
  if (!account?.bankBin || !amount) return null
  const { bankBin, bankName, accountNumber, accountName } = account
  const code = vietQr({ bankBin, accountNumber, amount, purpose: providerText.purpose(store.name) })
  if (!code) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-2 border border-line p-3">
      <QrCode text={code} label={providerText.qr(accountName)} className="w-36" />
      <div className="min-w-0 flex-1 basis-40 text-12 text-ink-2">
        <p className="font-medium text-14 text-ink">{accountNumber}</p>
        <p>{bankName}</p>
        <p>{accountName}</p>
        <p className="mt-1">{providerText.scanToPay}</p>
      </div>
    </div>
  )
}
