import type { Provider, ProviderAccount } from '@quay/contract/partner/shapes'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { providerText } from '../../text/buying/provider.ts'
import { Button } from '../../ui/button/button.tsx'
import { bankOptions } from '../../ui/choice/bank-options.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { QrCode } from '../../ui/paper/qr-code.tsx'
import { vietQr } from '../../ui/paper/viet-qr.ts'
import { RowsCard, RowsSheet } from './rows-sheet.tsx'

const { account: words, accountRows } = providerText

/** Where a provider is paid: each account with its VietQR code of what is owed. */
export function AccountsCard({ provider, mayEdit }: { provider: Provider; mayEdit: boolean }) {
  const { store } = useProfile()
  const [shown, setShown] = useState<string | null>(null)
  const { bankAccounts, debt } = provider
  return (
    <RowsCard
      words={accountRows}
      mayEdit={mayEdit}
      sheet={onClose => <AccountsSheet provider={provider} onClose={onClose} />}
    >
      {bankAccounts.length === 0 ? (
        <p className="text-ink-3">{accountRows.none}</p>
      ) : (
        <ul className="grid gap-3">
          {bankAccounts.map(account => {
            const { bankBin, bankName, accountNumber, accountName } = account
            const purpose = providerText.purpose(store.name)
            const amount = debt && debt > 0 ? debt : undefined
            const code = bankBin ? vietQr({ bankBin, accountNumber, amount, purpose }) : null
            return (
              <li key={accountNumber} className="grid gap-2">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-medium">{accountNumber}</span>
                  <span>{bankName}</span>
                  <span className="text-ink-2">{accountName}</span>
                  {code && (
                    <Button
                      size="sm"
                      icon={<QrCodeIcon />}
                      aria-label={providerText.qrFor(accountNumber)}
                      aria-expanded={shown === accountNumber}
                      onClick={() => setShown(shown === accountNumber ? null : accountNumber)}
                    >
                      {providerText.showQr}
                    </Button>
                  )}
                </div>
                {code && shown === accountNumber && (
                  <QrCode text={code} label={providerText.qr(accountName)} className="w-44" />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </RowsCard>
  )
}

const empty = (): ProviderAccount => ({ bankBin: null, bankName: '', accountNumber: '', accountName: '' })

function AccountsSheet({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  return (
    <RowsSheet
      provider={provider}
      words={accountRows}
      field="bankAccounts"
      rows={provider.bankAccounts}
      empty={empty}
      isFilled={row => row.accountNumber.trim() !== '' || row.accountName.trim() !== ''}
      bodyOf={bankAccounts => ({ bankAccounts: [...bankAccounts] })}
      onClose={onClose}
    >
      {({ bankBin, bankName, accountNumber, accountName }, change, errorOf) => (
        <>
          <Field label={words.bank} error={errorOf('bankName')}>
            <Combobox
              value={bankName ? { value: bankBin ?? bankName, label: bankName, detail: '' } : null}
              options={bankOptions}
              onChange={bank => change({ bankBin: bank?.value ?? null, bankName: bank?.label ?? '' })}
              onCreate={name => change({ bankBin: null, bankName: name })}
            />
          </Field>
          <Field label={words.number} error={errorOf('accountNumber')}>
            <TextInput
              inputMode="numeric"
              maxLength={19}
              value={accountNumber}
              onChange={event => change({ accountNumber: event.target.value })}
            />
          </Field>
          <Field label={words.name} error={errorOf('accountName')}>
            <TextInput
              maxLength={100}
              value={accountName}
              onChange={event => change({ accountName: event.target.value })}
            />
          </Field>
        </>
      )}
    </RowsSheet>
  )
}
