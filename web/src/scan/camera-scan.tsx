import { useEffect, useEffectEvent, useRef } from 'react'
import { cameraText } from '../text/kit/camera.ts'
import { toast } from '../ui/popup/toast.ts'
import { watchCamera } from './camera.ts'

/** The picture of the camera, reading codes as long as it is on the screen. */
export function CameraScan({ onScan, onStop }: { onScan: (code: string) => void; onStop: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const scanned = useEffectEvent(onScan)
  const refused = useEffectEvent(() => {
    toast.error(cameraText.refused)
    onStop()
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    watchCamera(video.current!, code => scanned(code))
      .then(end => {
        if (left) end()
        else stop = end
      })
      .catch(() => {
        if (!left) refused()
      })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  return (
    <video
      ref={video}
      aria-label={cameraText.start}
      muted
      playsInline
      className="aspect-4/3 max-h-56 w-full rounded-3 bg-sunken object-cover"
    />
  )
}
