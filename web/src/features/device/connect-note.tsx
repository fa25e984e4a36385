import { printerText } from '../../text/kit/printer.ts'
import { deviceText } from '../../text/setting/device.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'

/** What tills are for, and how another PC or a phone comes into the shop's network. */
export function ConnectNote() {
  return (
    <div className="mb-3 grid gap-2">
      <p className="max-w-prose text-ink-2">{deviceText.intro}</p>
      <p>
        <TextLink to="/settings/printer">{printerText.open}</TextLink>
      </p>
      <Disclosure title={deviceText.moreDevices}>
        <p className="max-w-prose text-ink-2">{deviceText.moreDevicesText}</p>
      </Disclosure>
    </div>
  )
}
