import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import { type StorageConditionsSlot, storageConditionsSlots } from '@quay/contract/storage-conditions/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { choicesOf, type PlaceToday } from './choose-slot.ts'
import { type ReadingDraft, ReadingFields, tenthsOf } from './reading-fields.tsx'

type RecordReadingProps = { place: PlaceToday; today: string; now: StorageConditionsSlot }

/** Writes the reading of this hour with one tap where nothing changed; a forgotten one can be chosen. */
export function RecordReading({ place, today, now }: RecordReadingProps) {
  const { last } = place
  const choices = choicesOf(place, today, now)
  const [picked, setPicked] = useState<string>()
  const [draft, setDraft] = useState<ReadingDraft>({
    degrees: last && last.temperature / 10,
    humidity: last?.humidity ?? null,
    action: '',
  })
  const [problem, setProblem] = useState<{ path: string; text: string } | null>(null)
  const record = useAction(storageConditionsRoutes.record, {
    onDone: () => {
      setPicked(undefined)
      setDraft(before => ({ ...before, action: '' }))
    },
    showError: error => {
      const [issue] = error.issues
      setProblem({ path: issue?.path ?? '', text: error.message })
      return true
    },
  })
  const nameOf = (choice: (typeof choices)[number]) =>
    choice.day === today
      ? storageConditionsText.slots[choice.slot]
      : storageConditionsText.whichDay(storageConditionsText.slots[choice.slot], formatDate(choice.day))
  const keyOf = (choice: (typeof choices)[number]) => `${choice.day}.${choice.slot}`
  const chosen = choices.find(choice => keyOf(choice) === picked) ?? choices[0]
  if (!chosen)
    return (
      <p className="text-ink-2">
        {place.readings.length < storageConditionsSlots.length
          ? storageConditionsText.notYet
          : storageConditionsText.allTaken}
      </p>
    )

  function submit() {
    if (!chosen) return
    if (draft.degrees === null) return setProblem({ path: 'temperature', text: storageConditionsText.required })
    setProblem(null)
    record.mutate({
      body: {
        storagePlaceId: place.id,
        day: chosen.day,
        slot: chosen.slot,
        temperature: tenthsOf(draft.degrees),
        humidity: draft.humidity,
        action: draft.action.trim() || null,
      },
    })
  }
  return (
    <form
      aria-label={storageConditionsText.recordAt(place.name)}
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <ReadingFields
        place={place}
        draft={draft}
        problem={problem}
        onChange={next => {
          setDraft(next)
          setProblem(null)
        }}
      />
      {problem && problem.path !== 'action' && (
        <Note tone="danger" alert>
          {problem.text}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Select
          className="w-52 max-sm:min-w-0 max-sm:flex-1"
          size="lg"
          label={`${storageConditionsText.which}: ${place.name}`}
          value={keyOf(chosen)}
          options={choices.map(choice => ({ value: keyOf(choice), label: nameOf(choice) }))}
          onChange={setPicked}
        />
        <Button type="submit" variant="primary" size="lg" busy={record.isPending} className="min-w-24">
          {storageConditionsText.record}
        </Button>
      </div>
    </form>
  )
}
