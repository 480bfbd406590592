/** The address of the frame's script; vite.config.ts knows it. */
declare module 'virtual:frame-script' {
  const url: string;
  export default url;
}
