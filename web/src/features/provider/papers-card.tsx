import { type Certificate, certificateKinds, certificateKindText, type Provider } from '@quay/contract/partner/shapes'
import { PaperList } from '../../document/paper-list.tsx'
import { providerText } from '../../text/buying/provider.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { RowsCard, RowsSheet } from './rows-sheet.tsx'

const { paper: words, paperRows } = providerText
const kinds = certificateKinds.map(value => ({ value, label: certificateKindText[value] }))

/** The papers of a provider, each with how long it is still good. */
export function PapersCard({ provider, mayEdit }: { provider: Provider; mayEdit: boolean }) {
  const { certificates } = provider
  return (
    <RowsCard
      words={paperRows}
      mayEdit={mayEdit}
      sheet={onClose => <PapersSheet provider={provider} onClose={onClose} />}
    >
      <PaperList papers={certificates} names={certificateKindText} none={paperRows.none} />
    </RowsCard>
  )
}

function PapersSheet({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { certificates } = provider
  return (
    <RowsSheet<Certificate>
      provider={provider}
      words={paperRows}
      field="certificates"
      rows={certificates.length > 0 ? certificates : [{ kind: 'gdp', number: '' }]}
      empty={() => ({ kind: 'other', number: '' })}
      isFilled={row => Boolean(row.number.trim() || row.expiresOn || row.issuedOn || row.issuedBy)}
      bodyOf={papers => ({
        certificates: papers.map(paper => ({
          ...paper,
          issuedBy: paper.issuedBy?.trim() || null,
          issuedOn: paper.issuedOn ?? null,
          expiresOn: paper.expiresOn ?? null,
        })),
      })}
      onClose={onClose}
    >
      {(row, change, errorOf) => (
        <>
          <Field label={words.kind}>
            <Select value={row.kind} options={kinds} onChange={kind => change({ kind })} />
          </Field>
          <Field label={words.number} error={errorOf('number')}>
            <TextInput maxLength={60} value={row.number} onChange={event => change({ number: event.target.value })} />
          </Field>
          <Field label={words.issuedBy}>
            <TextInput
              maxLength={120}
              value={row.issuedBy ?? ''}
              onChange={event => change({ issuedBy: event.target.value })}
            />
          </Field>
          <Field label={words.issuedOn}>
            <DateInput value={row.issuedOn ?? null} onChange={issuedOn => change({ issuedOn })} />
          </Field>
          <Field label={words.expiresOn} error={errorOf('expiresOn')}>
            <DateInput value={row.expiresOn ?? null} onChange={expiresOn => change({ expiresOn })} />
          </Field>
        </>
      )}
    </RowsSheet>
  )
}
