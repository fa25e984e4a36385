import { type QualityCheck, storageItems } from '@quay/contract/quality-check/shapes'
import { qualityText } from '../../text/stock/quality-check.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import type { HeadChange } from './use-quality-writer.ts'

const { storageChoices: words } = qualityText
const choices = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const
const choiceOf = (seen: boolean | null | undefined) => (seen == null ? '' : seen ? 'yes' : 'no')

type StorageProps = { form: QualityCheck; onChange?: ((change: HeadChange) => void) | undefined }

/** The place itself: how goods are kept, who looked, and what they say. */
export function StorageCard({ form, onChange }: StorageProps) {
  return (
    <Card title={qualityText.storage}>
      <ul className="grid gap-1.5">
        {storageItems.map(item => (
          <li key={item} className="flex items-center justify-between gap-2">
            {qualityText.storageItems[item]}
            {onChange ? (
              <Segmented<string>
                small
                label={qualityText.storageItems[item]}
                value={choiceOf(form.storage[item])}
                options={choices}
                onChange={next => onChange({ storage: { ...form.storage, [item]: next === 'yes' } })}
              />
            ) : (
              <span className="text-ink-2">{words[choiceOf(form.storage[item]) || 'unseen']}</span>
            )}
          </li>
        ))}
      </ul>
      {onChange ? (
        <div className="mt-3 grid gap-3">
          <Field label={qualityText.storageNote}>
            <Textarea
              rows={2}
              maxLength={500}
              value={form.storageNote ?? ''}
              onChange={event => onChange({ storageNote: event.target.value || null })}
            />
          </Field>
          <Field label={qualityText.inspectors}>
            <TextInput
              maxLength={200}
              value={form.inspectors ?? ''}
              onChange={event => onChange({ inspectors: event.target.value || null })}
            />
          </Field>
          <Field label={qualityText.note}>
            <TextInput
              maxLength={500}
              value={form.note ?? ''}
              onChange={event => onChange({ note: event.target.value || null })}
            />
          </Field>
        </div>
      ) : (
        <div className="mt-3">
          <FactList
            facts={[
              { label: qualityText.storageNote, value: form.storageNote },
              { label: qualityText.inspectors, value: form.inspectors },
              { label: qualityText.note, value: form.note },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
