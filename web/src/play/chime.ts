// One soft bell: it is your turn. Only when sound is on and the page is not looked at.
export function chime() {
  const context = new AudioContext();
  const [tone, loud] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 587;
  loud.gain.setValueAtTime(0.12, context.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 1.2);
  tone.connect(loud).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 1.2);
  tone.onended = () => void context.close();
}
