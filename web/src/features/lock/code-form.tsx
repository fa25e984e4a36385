import { type FormEvent, useState } from 'react'
import { closeCodeQuestion, lockScreen } from '../../api/session/lock.ts'
import { useProfile } from '../../api/session/session.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { setOpenCode, shortestCode } from '../../offline/goods/open-code.ts'
import { rememberPerson } from '../../offline/people/known-people.ts'
import { personMenuText } from '../../text/setting/person-menu.ts'
import { handOverText as text } from '../../text/till/hand-over.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { toast } from '../../ui/popup/toast.ts'

/** A person's own code for the covered screen of this browser: for good while there is a network, else for this time, and then it is covered. */
export function CodeForm() {
  const profile = useProfile()
  const [isOnce] = useState(() => !useConnection.getState().online)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (typed.length < shortestCode) return setProblem(text.tooShort(shortestCode))
    setBusy(true)
    rememberPerson(profile)
    await setOpenCode(profile.store.id, profile.id, typed, isOnce)
    if (isOnce) return lockScreen()
    closeCodeQuestion()
    toast.success(text.codeSet)
  }
  return (
    <form noValidate className="grid w-full max-w-86 gap-3" onSubmit={event => void save(event)}>
      <h2 className="text-20 leading-tight">{isOnce ? text.codeOnce : personMenuText.code}</h2>
      <Field label={text.codeShort} error={problem} hint={isOnce ? text.codeOnceHint : text.codeHint}>
        <PasswordInput
          size="lg"
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={closeCodeQuestion}>{text.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {isOnce ? text.setAndLock : text.setCode}
        </Button>
      </div>
    </form>
  )
}
