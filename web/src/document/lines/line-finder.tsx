import { Combobox, type ComboboxOption, type OptionSource } from '../../ui/choice/combobox.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { focusPath } from '../focus-path.ts'

export type LineFinderProps<T extends ComboboxOption> = {
  label: string
  /** Heading of its key in the help. */
  scope: string
  options: OptionSource<T>
  onFound: (option: T) => void
}

/** The box that adds lines to a document. F3 comes here. */
export function LineFinder<T extends ComboboxOption>({ label, scope, options, onFound }: LineFinderProps<T>) {
  useHotkey({ id: 'document.find', key: 'F3', label, scope }, () => void focusPath('find'))
  return (
    <div data-path="find" className="min-w-48 max-w-96 flex-1 max-sm:max-w-none">
      <Combobox
        keyHint="F3"
        label={label}
        placeholder={label}
        value={null}
        options={options}
        onChange={option => option && onFound(option)}
      />
    </div>
  )
}
