import { providerRoutes } from '@quay/contract/partner/routes'
import { type Certificate, certificateKinds, certificateKindText, type Provider } from '@quay/contract/partner/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useAction } from '../../api/use-action.ts'
import { providerText } from '../../text/provider.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PaperBadge } from './paper-badge.tsx'

const { paper: words } = providerText

/** The papers of a provider, each with how long it is still good. */
export function PapersCard({ provider, mayEdit }: { provider: Provider; mayEdit: boolean }) {
  const [editing, setEditing] = useState(false)
  const { certificates } = provider
  return (
    <Card
      title={providerText.papers}
      actions={
        mayEdit && (
          <Button size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
            {providerText.editPapers}
          </Button>
        )
      }
    >
      {certificates.length === 0 ? (
        <p className="text-ink-3">{providerText.noPapers}</p>
      ) : (
        <ul className="grid gap-2">
          {certificates.map(({ kind, number, issuedBy, issuedOn, expiresOn }) => (
            <li key={`${kind} ${number}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{certificateKindText[kind]}</span>
              <span>{number}</span>
              <span className="text-12 text-ink-3">
                {[issuedBy, issuedOn && formatDate(issuedOn), expiresOn && providerText.until(formatDate(expiresOn))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <PaperBadge expiresOn={expiresOn} />
            </li>
          ))}
        </ul>
      )}
      {editing && <PapersSheet provider={provider} onClose={() => setEditing(false)} />}
    </Card>
  )
}

type Row = Certificate & { key: string }

function PapersSheet({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (provider.certificates.length ? provider.certificates : [{ kind: 'gdp' as const, number: '' }]).map(paper => ({
      ...paper,
      key: newId(),
    })),
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
  const filled = rows.filter(row => row.number.trim() !== '' || row.expiresOn || row.issuedOn || row.issuedBy)
  function change(key: string, patch: Partial<Certificate>) {
    setDirty(true)
    setRows(before => before.map(row => (row.key === key ? { ...row, ...patch } : row)))
  }
  function save() {
    const certificates = filled.map(({ key: _, ...paper }) => ({
      ...paper,
      issuedBy: paper.issuedBy?.trim() || null,
      issuedOn: paper.issuedOn ?? null,
      expiresOn: paper.expiresOn ?? null,
    }))
    update.mutate({ params: { id: provider.id }, body: { version: provider.version, certificates } })
  }
  const errorOf = (row: Row, field: string) => problems[`certificates.${filled.indexOf(row)}.${field}`]
  return (
    <EditSheet
      open
      size="lg"
      title={providerText.editPapers}
      dirty={dirty}
      busy={update.isPending}
      onClose={onClose}
      onSubmit={save}
      aside={
        <Button
          icon={<Plus />}
          onClick={() => setRows(before => [...before, { kind: 'other', number: '', key: newId() }])}
        >
          {providerText.addPaper}
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
          aria-label={providerText.paperName(index + 1)}
          className="grid gap-3 border-line border-b pb-4 sm:grid-cols-2"
        >
          <Field label={words.kind}>
            <Select
              value={row.kind}
              options={certificateKinds.map(value => ({ value, label: certificateKindText[value] }))}
              onChange={kind => change(row.key, { kind })}
            />
          </Field>
          <Field label={words.number} error={errorOf(row, 'number')}>
            <TextInput
              maxLength={60}
              value={row.number}
              onChange={event => change(row.key, { number: event.target.value })}
            />
          </Field>
          <Field label={words.issuedBy}>
            <TextInput
              maxLength={120}
              value={row.issuedBy ?? ''}
              onChange={event => change(row.key, { issuedBy: event.target.value })}
            />
          </Field>
          <Field label={words.issuedOn}>
            <DateInput value={row.issuedOn ?? null} onChange={issuedOn => change(row.key, { issuedOn })} />
          </Field>
          <Field label={words.expiresOn} error={errorOf(row, 'expiresOn')}>
            <DateInput value={row.expiresOn ?? null} onChange={expiresOn => change(row.key, { expiresOn })} />
          </Field>
          <div className="flex items-end justify-end">
            <IconButton
              label={providerText.removePaper(index + 1)}
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
