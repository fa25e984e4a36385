import type { PrintRoad } from '@quay/contract/device/till-print'
import type { PrinterTraits } from '@quay/contract/printer/traits'
import { useState } from 'react'
import { printerText as words } from '../../text/kit/printer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { traitsAfter } from './test-answers.ts'

type Question = keyof typeof words.questions

type TestQuestionsProps = {
  road: PrintRoad
  traits: PrinterTraits
  onLearn: (patch: Partial<PrinterTraits>) => void
  onSilent: (isSilent: boolean) => void
}

/** What only the person at the printer sees: asked one by one, each answer changes what is kept. */
export function TestQuestions({ road, traits, onLearn, onSilent }: TestQuestionsProps) {
  const [answered, setAnswered] = useState<Partial<Record<Question, boolean>>>({})
  const [hint, setHint] = useState<string | null>(words.testSent)
  const asked: readonly Question[] =
    road === 'page'
      ? ['dialog', 'vietnamese']
      : ['vietnamese', 'ruler', 'cut', ...(traits.drawerPin === null ? [] : ['drawer' as const])]

  function answer(question: Question, isYes: boolean) {
    setAnswered({ ...answered, [question]: isYes })
    setHint(hintOf(question, isYes, traits))
    if (question === 'dialog') onSilent(!isYes)
    else if (question !== 'vietnamese') onLearn(traitsAfter(question, isYes, traits))
  }
  return (
    <div className="grid gap-2">
      {hint && <Note>{hint}</Note>}
      {asked.map(question => (
        <fieldset key={question} aria-label={words.questions[question]} className="flex flex-wrap items-center gap-2">
          <span className="min-w-60">{words.questions[question]}</span>
          {[true, false].map(isYes => (
            <Button
              key={String(isYes)}
              size="sm"
              aria-pressed={answered[question] === isYes}
              variant={answered[question] === isYes ? 'primary' : 'default'}
              onClick={() => answer(question, isYes)}
            >
              {isYes ? words.yes : words.no}
            </Button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function hintOf(question: Question, isYes: boolean, traits: PrinterTraits): string | null {
  const { answers } = words
  switch (question) {
    case 'dialog':
      return isYes ? answers.dialogYes : answers.dialogNo
    case 'vietnamese':
      return isYes ? null : answers.vietnameseNo
    case 'ruler':
      return isYes ? null : answers.rulerNo
    case 'cut':
      return isYes ? null : answers.cutNo
    case 'drawer':
      return isYes ? null : traits.drawerPin === 2 ? answers.drawerOther : answers.drawerNone
  }
}
