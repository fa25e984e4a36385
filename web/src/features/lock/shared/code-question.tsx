import { type FormEvent, useState } from 'react'
import { tryOpenCode } from '../../../offline/goods/open-code.ts'
import { handOverText as text } from '../../../text/till/hand-over.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/field/password-input.tsx'

interface CodeQuestionProps {
  storeId: string
  userId: string
  action: string
  onRight: () => void
}

/** Asks a person for their own code at this browser. */
export function CodeQuestion({ storeId, userId, action, onRight }: CodeQuestionProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed === '') return setProblem(text.empty)
    setBusy(true)
    const answer = await tryOpenCode(storeId, userId, typed, Date.now())
    setBusy(false)
    if (answer === 'right') return onRight()
    setTyped('')
    setProblem(answer === 'wrong' ? text.wrong : text.wait(Math.ceil(answer.waitMs / 1_000)))
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={event => void submit(event)}>
      <Field label={text.codeShort} error={problem}>
        <PasswordInput
          size="lg"
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
