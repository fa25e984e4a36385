import { settingRoutes } from '@quay/contract/setting/routes'
import { type SettingChange, type SettingItem, settings } from '@quay/contract/setting/shapes'
import { describeSetting } from '@quay/domain/setting/describe-setting'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useAction } from '../../api/use-action.ts'
import { placeText } from '../../text/setting/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { Note } from '../../ui/mark/note.tsx'

const { setting: words } = placeText

type SettingRowProps = {
  item: SettingItem
  mayEdit: boolean
}

/**
 * One choice: what it is, what it changes, and its value. A switch holds at once; a figure when it is saved, over the value that stood there when
 * the person began to type: another person's that came since is shown, and nothing is saved over it unseen.
 */
export function SettingRow({ item: read, mayEdit }: SettingRowProps) {
  const [own, setOwn] = useState(read)
  // What the server answered to a save is known before the list is read anew.
  const item = own.version > read.version ? own : read
  const { label, effect } = settings[item.key]
  const [problem, setProblem] = useState<string | null>(null)
  const [isStale, setStale] = useState(false)
  const [typed, setTyped] = useState<Typed | null>(null)
  const update = useAction(settingRoutes.update, {
    onDone: saved => {
      setOwn(saved)
      setTyped(null)
      // What the store does without stands in the profile, and so on every page.
      void loadProfile()
    },
    showError: (error: ApiError) => {
      if (error.code === 'version-conflict') {
        setOwn(error.details.current as SettingItem)
        setTyped(null)
        setStale(true)
      } else setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  function save(value: SettingItem['value'], version = item.version) {
    setProblem(null)
    setStale(false)
    const body = { key: item.key, value, version } as SettingChange
    update.mutate({ body })
  }
  return (
    <li className="grid gap-2 border-line border-t px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-60 flex-1">
          <p className="font-medium">{label}</p>
          <p className="text-12 text-ink-2">{effect}</p>
        </div>
        {!mayEdit ? (
          <span className="font-medium">{describeSetting(item.key, item.value)}</span>
        ) : typeof item.value === 'boolean' ? (
          <Switch
            aria-label={label}
            checked={item.value}
            disabled={update.isPending}
            onChange={event => save(event.target.checked)}
          />
        ) : 'choices' in settings[item.key] ? (
          <Choice item={item} busy={update.isPending} onSave={save} />
        ) : (
          <Figure
            item={item}
            value={typeof item.value === 'string' ? null : item.value}
            typed={typed}
            busy={update.isPending}
            problem={problem}
            onType={setTyped}
            onSave={save}
          />
        )}
      </div>
      {isStale && (
        <Note tone="warning" alert>
          {words.changedMeanwhile}
        </Note>
      )}
      {problem !== null && (typeof item.value === 'boolean' || 'choices' in settings[item.key]) && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
    </li>
  )
}

type ChoiceProps = { item: SettingItem; busy: boolean; onSave: (value: number | string | null) => void }

/** One of a few values; it holds at once. */
function Choice({ item, busy, onSave }: ChoiceProps) {
  const entry = settings[item.key]
  const choices = 'choices' in entry ? entry.choices : []
  const isNumber = item.key === 'roundCash'
  return (
    <Field label={entry.label} labelHidden className="w-44">
      <Select
        value={item.value === null ? '' : String(item.value)}
        options={[...choices]}
        disabled={busy}
        onChange={value => onSave(isNumber ? (value === '' ? null : Number(value)) : value)}
      />
    </Field>
  )
}

/** A figure that is not saved yet, and the version of the one that stood there when the person began to type. */
type Typed = { figure: number | null; over: number }

type FigureProps = {
  item: SettingItem
  value: number | null
  typed: Typed | null
  busy: boolean
  problem: string | null
  onType: (typed: Typed | null) => void
  onSave: (value: number | null, version: number) => void
}

/** A figure with its unit; an empty field means what the setting says of it. */
function Figure({ item, value, typed, busy, problem, onType, onSave }: FigureProps) {
  const entry = settings[item.key]
  const percent = entry.kind === 'percent'
  const shown = (stored: number | null) => (stored !== null && percent ? stored / 100 : stored)
  const { figure, over } = typed ?? { figure: shown(value), over: item.version }
  const stored = figure !== null && percent ? Math.round(figure * 100) : figure
  const emptyText = 'emptyText' in entry ? entry.emptyText : undefined
  const common = {
    value: figure,
    onChange: (next: number | null) => onType(next === shown(value) ? null : { figure: next, over }),
    placeholder: emptyText,
    disabled: busy,
  }
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={event => {
        event.preventDefault()
        onSave(stored, over)
      }}
    >
      <Field label={entry.label} labelHidden error={problem} className="w-44">
        {entry.kind === 'dong' ? (
          <MoneyInput {...common} />
        ) : (
          <NumberInput
            {...common}
            whole={!percent}
            suffix={<span className="text-12 text-ink-3">{units[entry.kind]}</span>}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={busy}
        variant="primary"
        // Keeps its place, so that nothing moves when a figure is typed.
        className={stored === value ? 'invisible' : undefined}
        aria-label={words.saveNamed(entry.label)}
      >
        {words.save}
      </Button>
    </form>
  )
}

const units = { percent: '%', days: 'ngày', hours: 'giờ', minutes: 'phút', switch: '', choice: '' } as const
