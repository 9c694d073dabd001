// Vite keeps a BASE_URL of its own in the environment, so the server's address comes under another name.
process.env.BASE_URL = process.env.SERVER_URL;
