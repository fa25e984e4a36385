import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { documentText } from '../text/kit/document.ts'
import { Combobox } from '../ui/choice/combobox.tsx'
import { Field } from '../ui/field/field.tsx'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { findProviders } from './find-providers.ts'
import { focusPath } from './focus-path.ts'
import type { Problem } from './problem.ts'

type Provider = { id: string; name: string; debt?: number | undefined }

type ProviderFieldProps = {
  value: Provider | null
  /** Also gets in how many days the provider delivers, where that is known. */
  onChange: (provider: Provider | null, leadDays: number | null) => void
  /** Heading of its key in the help. */
  scope: string
  problem: Problem | null | undefined
  hint?: ReactNode
  required?: boolean
  /** It is the provider of another document. */
  fixed?: boolean
  /** Offers to add a provider that was not found. */
  onCreate?: ((name: string) => void) | undefined
}

/** The provider that a document is written with. F4 comes here. */
export function ProviderField(props: ProviderFieldProps) {
  const { value, onChange, scope, problem, hint, required, fixed = false, onCreate } = props
  useHotkey({ id: 'document.provider', key: fixed ? '' : 'F4', label: documentText.provider, scope }, () => {
    focusPath('providerId')
  })
  return (
    <div data-path="providerId">
      <Field
        label={documentText.provider}
        required={required}
        hint={hint}
        error={problem?.path === 'providerId' ? problem.text : undefined}
      >
        <Combobox
          icon={<Truck />}
          {...(!fixed && { keyHint: 'F4' })}
          placeholder={documentText.providerPlaceholder}
          disabled={fixed}
          value={value && { value: value.id, label: value.name, debt: value.debt }}
          options={findProviders}
          onChange={option =>
            onChange(option && { id: option.value, name: option.label, debt: option.debt }, option?.leadDays ?? null)
          }
          onCreate={onCreate}
        />
      </Field>
    </div>
  )
}
