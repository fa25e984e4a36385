let audio: AudioContext | null = null

/** The short low tone of a code that nobody knows: the cashier looks at the box, not at the screen. */
export function beep(): void {
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'square'
  tone.frequency.value = 220
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.25)
}
