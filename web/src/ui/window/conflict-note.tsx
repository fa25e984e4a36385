import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { Note } from '../mark/note.tsx'

type ConflictNoteProps = {
  /** Who saved in between, where the person may know. */
  who?: string | undefined
  /** What stands in the new version otherwise than in this form: "Giá bán: 32.000đ". */
  changes?: readonly string[]
  /** Takes the new version; what was typed here is lost. */
  onReload: () => void
  /** Saves what was typed here over the new version. */
  onOverwrite: () => void
}

/** Another person saved the same record first: shows what they changed and lets the user choose. */
export function ConflictNote({ who, changes = [], onReload, onOverwrite }: ConflictNoteProps) {
  return (
    <Note tone="warning" alert>
      <p className="font-medium">{kitText.changedMeanwhile(who)}</p>
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-4">
          {changes.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onReload}>
          {kitText.takeTheirs}
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          {kitText.keepMine}
        </Button>
      </div>
    </Note>
  )
}
