import { recoveryKeyRoutes } from '@quay/contract/recovery-key/routes'
import Printer from 'lucide-react/icons/printer'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { recoveryText } from '../../text/setting/recovery-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Card } from '../../ui/page/card.tsx'
import { useUnsavedGuard } from '../../ui/window/use-unsaved-guard.ts'
import { RecoveryPaper } from './recovery-paper.tsx'

const { steps } = recoveryText
/** The groups that the user types from the paper: in the middle, which a user is least likely to remember from the screen. */
const asked = [2, 5] as const

/** A key that was just drawn: on the screen and on paper, and in use once two groups were typed from the paper. */
export function NewRecoveryKey({ drawn, onDone }: { drawn: string; onDone: () => void }) {
  useUnsavedGuard(true)
  const groups = drawn.split('-')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [isChecked, setIsChecked] = useState(false)
  const start = useAction(recoveryKeyRoutes.create, { onDone })
  const isRight = (group: number) => plain(typed[group] ?? '') === groups[group - 1]

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (asked.every(isRight)) start.mutate({ body: { key: drawn } })
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <Card title={steps.print}>
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <p className="text-ink-2">{steps.printDetail}</p>
          <ol className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-16 sm:grid-cols-4" aria-label={recoveryText.title}>
            {groups.map((group, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seven places that never change
              <li key={place} className="flex items-baseline gap-2">
                <span className="w-3 text-right text-12 text-ink-3">{place + 1}</span>
                <code className="font-semibold tracking-[0.12em]">{group}</code>
              </li>
            ))}
          </ol>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {recoveryText.print}
          </Button>
        </div>
      </Card>
      <Card title={steps.confirm}>
        <div className="grid gap-3">
          <p className="text-ink-2">{steps.confirmDetail}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {asked.map(group => (
              <Field
                key={group}
                label={recoveryText.group(group)}
                required
                error={isChecked && !isRight(group) ? recoveryText.wrongGroup(group) : null}
              >
                <TextInput
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={8}
                  value={typed[group] ?? ''}
                  onChange={event => setTyped({ ...typed, [group]: event.target.value })}
                />
              </Field>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onDone}>{recoveryText.leave}</Button>
            <Button type="submit" variant="primary" busy={start.isPending}>
              {recoveryText.start}
            </Button>
          </div>
        </div>
      </Card>
      <RecoveryPaper groups={groups} />
    </form>
  )
}

/** A group as it is printed, however it was typed. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
