import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider, ProviderAccount } from '@quay/contract/partner/shapes'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Banks } from 'vietnam-qr-pay'
import { newId } from '../../api/new-id.ts'
import { useProfile } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { providerText } from '../../text/provider.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { vietQr } from '../../ui/viet-qr.ts'

const { account: words } = providerText

const banks = Banks.filter(bank => !bank.deprecated && bank.vietQRStatus >= 0)
  .map(bank => ({ value: bank.bin, label: bank.shortName, detail: bank.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))

/** Where a provider is paid: each account with its VietQR code of what is owed. */
export function AccountsCard({ provider, mayEdit }: { provider: Provider; mayEdit: boolean }) {
  const { store } = useProfile()
  const [editing, setEditing] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const { bankAccounts, debt } = provider
  return (
    <Card
      title={providerText.accounts}
      actions={
        mayEdit && (
          <Button size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
            {providerText.editAccounts}
          </Button>
        )
      }
    >
      {bankAccounts.length === 0 ? (
        <p className="text-ink-3">{providerText.noAccounts}</p>
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
      {editing && <AccountsSheet provider={provider} onClose={() => setEditing(false)} />}
    </Card>
  )
}

type Row = ProviderAccount & { key: string }
const emptyRow = (): Row => ({ key: newId(), bankBin: null, bankName: '', accountNumber: '', accountName: '' })

function AccountsSheet({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    provider.bankAccounts.length ? provider.bankAccounts.map(account => ({ ...account, key: newId() })) : [emptyRow()],
  )
  const [dirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const update = useAction(providerRoutes.update, {
    onDone: onClose,
    showError: error => {
      setProblems({ root: error.message, ...Object.fromEntries(error.issues.map(one => [one.path, one.message])) })
      return true
    },
  })
  const filled = rows.filter(row => row.accountNumber.trim() !== '' || row.accountName.trim() !== '')
  function change(key: string, patch: Partial<ProviderAccount>) {
    setDirty(true)
    setRows(before => before.map(row => (row.key === key ? { ...row, ...patch } : row)))
  }
  const errorOf = (row: Row, field: string) => problems[`bankAccounts.${filled.indexOf(row)}.${field}`]
  return (
    <EditSheet
      open
      size="lg"
      title={providerText.editAccounts}
      dirty={dirty}
      busy={update.isPending}
      onClose={onClose}
      onSubmit={() => {
        const bankAccounts = filled.map(({ key: _, ...account }) => account)
        update.mutate({ params: { id: provider.id }, body: { version: provider.version, bankAccounts } })
      }}
      aside={
        <Button icon={<Plus />} onClick={() => setRows(before => [...before, emptyRow()])}>
          {providerText.addAccount}
        </Button>
      }
    >
      {problems.root && (
        <Note tone="danger" alert>
          {problems.root}
        </Note>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
        <div
          key={row.key}
          role="group"
          aria-label={providerText.accountName(index + 1)}
          className="grid gap-3 border-line border-b pb-4 sm:grid-cols-2"
        >
          <Field label={words.bank} error={errorOf(row, 'bankName')}>
            <Combobox
              value={row.bankName ? { value: row.bankBin ?? row.bankName, label: row.bankName, detail: '' } : null}
              options={banks}
              onChange={bank => change(row.key, { bankBin: bank?.value ?? null, bankName: bank?.label ?? '' })}
              onCreate={name => change(row.key, { bankBin: null, bankName: name })}
            />
          </Field>
          <Field label={words.number} error={errorOf(row, 'accountNumber')}>
            <TextInput
              inputMode="numeric"
              maxLength={19}
              value={row.accountNumber}
              onChange={event => change(row.key, { accountNumber: event.target.value })}
            />
          </Field>
          <Field label={words.name} error={errorOf(row, 'accountName')}>
            <TextInput
              maxLength={100}
              value={row.accountName}
              onChange={event => change(row.key, { accountName: event.target.value })}
            />
          </Field>
          <div className="flex items-end justify-end">
            <IconButton
              label={providerText.removeAccount(index + 1)}
              icon={<X />}
              onClick={() => {
                setDirty(true)
                setRows(before => before.filter(one => one.key !== row.key))
              }}
            />
          </div>
        </div>
      ))}
    </EditSheet>
  )
}
